/** `'Ledger technology'` for `'ledger technology'`; the rest of the text stays as it is. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
