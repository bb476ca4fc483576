import { sectionAddress } from '@countwise/engine';

/** A statute book: our short code, its code at the Legislature, its name, and other short forms people write. */
export interface CodeBook {
  readonly code: string;
  readonly legislature: string;
  readonly name: string;
  readonly synonyms: readonly string[];
}

const book = (code: string, legislature: string, name: string, ...synonyms: string[]): CodeBook => ({
  code,
  legislature,
  name,
  synonyms: [legislature, ...synonyms],
});

/** The statute books of the catalogue, in its order: the most charged first, then by name. */
export const codeBooks: readonly CodeBook[] = [
  book('PC', 'PEN', 'Penal Code', 'P.C.'),
  book('VC', 'VEH', 'Vehicle Code', 'CVC'),
  book('HS', 'HSC', 'Health and Safety Code', 'H&S', 'HAS'),
  book('BP', 'BPC', 'Business and Professions Code', 'B&P'),
  book('CI', 'CIV', 'Civil Code'),
  book('CP', 'CCP', 'Code of Civil Procedure'),
  book('CC', 'CORP', 'Corporations Code', 'CORPS'),
  book('EC', 'EDC', 'Education Code', 'ED', 'EDU'),
  book('EL', 'ELEC', 'Elections Code'),
  book('FM', 'FAM', 'Family Code'),
  book('FC', 'FIN', 'Financial Code'),
  book('FG', 'FGC', 'Fish and Game Code', 'F&G'),
  book('FA', 'FAC', 'Food and Agricultural Code', 'F&A'),
  book('GC', 'GOV', 'Government Code'),
  book('HN', 'HNC', 'Harbors and Navigation Code', 'H&N'),
  book('IC', 'INS', 'Insurance Code'),
  book('LC', 'LAB', 'Labor Code'),
  book('MV', 'MVC', 'Military and Veterans Code', 'M&V'),
  book('PB', 'PROB', 'Probate Code'),
  book('PCC', 'PCC', 'Public Contract Code'),
  book('PR', 'PRC', 'Public Resources Code'),
  book('PU', 'PUC', 'Public Utilities Code'),
  book('RT', 'RTC', 'Revenue and Taxation Code', 'R&T'),
  book('SH', 'SHC', 'Streets and Highways Code', 'S&H'),
  book('UI', 'UIC', 'Unemployment Insurance Code'),
  book('WC', 'WAT', 'Water Code'),
  book('WI', 'WIC', 'Welfare and Institutions Code', 'W&I'),
];

const byName = new Map(
  codeBooks.flatMap((entry) => [entry.code, ...entry.synonyms].map((name) => [name, entry] as const)),
);

/** The book of a short form in any spelling of ours or the Legislature's: `PC`, `PEN`, `pc`. */
export const codeBook = (name: string): CodeBook | undefined => byName.get(name.toUpperCase());

/** Address of a section on the Legislature's public site. The section of a slash form is its first. */
export function statuteLink(code: string, section: string): string {
  const [number = section] = section.split(/[(/]/);
  return sectionAddress(codeBook(code)?.legislature ?? code, number);
}
