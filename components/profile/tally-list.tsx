'use client'

import { SiteLink } from '@/components/layout/site-link'
import type { Tally, TallyItem } from '@/lib/portal/related/tally'
import { counted, formatCount } from '@/lib/text/counted'

/** A number that links to the list of its projects. Plain links keep pages small. */
function Count({ item: { count, address }, name }: { item: TallyItem; name: string }) {
  if (count === 0) return <span className="text-muted">0</span>
  return (
    <a href={address} aria-label={`${counted(count, 'project')}: ${name}`}>
      {formatCount(count)}
    </a>
  )
}

interface TallyListProps {
  tally: Tally
  /** What the values are, in the plural: `'countries'`. */
  noun?: string
}

/**
 * Values with their numbers of projects. Values that have a profile link to it. It is a client component because the
 * payload of a page with hundreds of values would otherwise repeat their markup.
 */
export function TallyList({ tally: { items, none, more }, noun }: TallyListProps) {
  return (
    <ul className="tally">
      {items.map((item) => (
        <li key={item.address}>
          {item.path === undefined ? item.name : <SiteLink href={item.path}>{item.name}</SiteLink>}
          {'\u00a0'}
          <Count item={item} name={item.name} />
        </li>
      ))}
      {more && (
        <li>
          <a href={more.address}>
            {formatCount(more.count)} more
            {noun && <span className="sr-only"> {noun}</span>}
          </a>
        </li>
      )}
      {none?.map((item) => (
        <li key={item.address} className="none">
          {item.name}
          {'\u00a0'}
          <Count item={item} name={noun ? `${noun} not disclosed` : item.name} />
        </li>
      ))}
    </ul>
  )
}
