/** Which page is made from fallback copies: noted when the page reads its data, read when the page begins. */
import { cache } from 'react'

/** One for each page that is being made. */
const noted = cache((): { oldest?: string } => ({}))

/** Notes that the page being made shows a fallback copy. `unwrap` and `unwrapOrUndefined` do so by themselves. */
export function noteFallback({ fallbackDate }: { fallbackDate?: string }): void {
  const page = noted()
  if (fallbackDate && (!page.oldest || fallbackDate < page.oldest)) page.oldest = fallbackDate
}

/** When the oldest copy that the page shows was fetched, ISO 8601; undefined if all is from the API. */
export const fallbackDateOfPage = (): string | undefined => noted().oldest
