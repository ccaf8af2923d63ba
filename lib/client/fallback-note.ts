/** Records for each page whether its data includes fallback copies, which the page states. */
import { cache } from 'react'

/** React's `cache` gives each page that is being rendered an object of its own. */
const fallbackOfPage = cache((): { oldest?: string } => ({}))

/** Records a fallback copy for the page that is being rendered. Called by `unwrap` and `unwrapOrUndefined`. */
export function noteFallback({ fallbackDate }: { fallbackDate?: string }): void {
  const page = fallbackOfPage()
  if (fallbackDate && (!page.oldest || fallbackDate < page.oldest)) page.oldest = fallbackDate
}

/** When the oldest fallback copy of the page was fetched (ISO 8601), or undefined if there is none. */
export const fallbackDateOfPage = (): string | undefined => fallbackOfPage().oldest
