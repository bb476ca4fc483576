/** Address of a section on the Legislature's public site; `lawCode` is its own short form: `PEN`. */
export const sectionAddress = (lawCode: string, section: string): string =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${lawCode}&sectionNum=${section}`;
