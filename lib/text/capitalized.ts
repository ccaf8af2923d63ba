/** Capitalizes the first letter only: `'Ledger technology'` for `'ledger technology'`. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
