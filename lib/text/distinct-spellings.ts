import { spelled } from './fold'

/**
 * Returns the texts without those that differ from an earlier text only in capitals.
 * @example distinctSpellings(['Head of Unit', 'Head of unit']) // ['Head of Unit']
 */
export function distinctSpellings(texts: readonly string[]): string[] {
  const first = new Map<string, string>()
  for (const text of texts) {
    if (!first.has(spelled(text))) first.set(spelled(text), text)
  }
  return [...first.values()]
}

/** Whether the second text starts with the first, or lists it last: `Presenter and contributor`. */
function isPart(text: string, fuller: string): boolean {
  const [part, whole] = [spelled(text), spelled(fuller)]
  return whole.startsWith(`${part} `) || whole.endsWith(` and ${part}`)
}

/**
 * Returns the texts that are not part of another text.
 * @example fullestTexts(['Head of mobility', 'Head of Mobility at the WEF']) // ['Head of Mobility at the WEF']
 */
export function fullestTexts(texts: readonly string[]): string[] {
  const distinct = distinctSpellings(texts)
  return distinct.filter((text) => !distinct.some((other) => isPart(text, other)))
}
