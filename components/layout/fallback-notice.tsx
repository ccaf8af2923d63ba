import { fallbackDateOfPage } from '@/lib/client/fallback-note'
import { formatInstant } from '@/lib/text/dates'

/** A notice with the date of the last good copy of the data, if the page was rendered from it. */
export function FallbackNotice() {
  const date = fallbackDateOfPage()
  if (!date) return null
  return (
    <p role="status" className="mt-5 border-accent border-l-2 bg-surface px-4 py-2 text-note">
      We cannot update the data right now. You see our last copy, from{' '}
      <time dateTime={date}>{formatInstant(date)}</time>.
    </p>
  )
}
