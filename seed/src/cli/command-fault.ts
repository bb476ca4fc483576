/** What the person at the command line can mend, said to them as it stands; the command ends with status 2. */
export class CommandFault extends Error {}
