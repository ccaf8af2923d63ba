/** The parts of the page of a list. */
import { getText, one } from './served-page'

/** The line with the number of visible records of the list. */
export const summary = (main: Element): string => getText(one(main, '[role=status]'))

/** The names, in the order of the rows. */
export const names = (main: Element): (string | null)[] =>
  [...main.querySelectorAll('tbody tr > th .list-name > a')].map(({ textContent }) => textContent)

/** The counts next to the values of a facet, all of which are visible. */
export function getCounts(main: Element, key: string): Record<string, number> {
  const options = main.querySelectorAll(`label:has(input[type=checkbox][name="${key}"])`)
  return Object.fromEntries(
    [...options].map((label) => [
      label.querySelector('input')?.getAttribute('value') ?? '',
      Number((label.querySelector('small')?.textContent ?? '').replace(',', '')),
    ]),
  )
}
