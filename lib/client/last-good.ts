/** Which page is made from a last good copy: noted where the page reads its data, read where the page begins. */
import { cache } from 'react'

/** One for each page that is being made. */
const noted = cache((): { oldest?: string } => ({}))

/** Notes that the page being made shows a last good copy. `found` and `required` do so by themselves. */
export function noteLastGood({ lastGood }: { lastGood?: string }): void {
  const page = noted()
  if (lastGood && (!page.oldest || lastGood < page.oldest)) page.oldest = lastGood
}

/** When the oldest copy that the page shows was fetched, ISO 8601; undefined where all is from the API. */
export const lastGoodOfPage = (): string | undefined => noted().oldest
