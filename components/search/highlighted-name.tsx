import type { Hit } from '@/lib/portal/search/suggestions'

/** A name, with the part that matches the query highlighted. */
export function HighlightedName({ name, match }: Pick<Hit, 'name' | 'match'>) {
  if (!match) return <span>{name}</span>
  const [start, end] = match
  return (
    <span>
      {name.slice(0, start)}
      <mark>{name.slice(start, end)}</mark>
      {name.slice(end)}
    </span>
  )
}
