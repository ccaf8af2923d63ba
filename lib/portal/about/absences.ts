/** The words of pages and filters for facts that a record does not have. */
export const absences: Readonly<Record<string, string>> = {
  'Not given': 'The record does not say it: no source was found that does. There may be one.',
  Undisclosed: 'No source says Yes or No to a question. It does not mean No.',
  'Not known': 'The ledger is given, but not the technology that it is based on.',
  'No date of first use': 'The record has no day, month or year since when people use it.',
  'None met on record': 'The record shows no criterion of inclusion that the project meets.',
}
