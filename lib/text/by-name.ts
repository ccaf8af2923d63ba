/** Compares names for sorting: case and diacritics decide only between names that are otherwise equal. */
export const byName: (a: string, b: string) => number = new Intl.Collator('en').compare
