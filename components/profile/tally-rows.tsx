'use client'

import { SiteLink } from '@/components/layout/site-link'
import type { Tally } from '@/lib/portal/related/tally'
import { counted, formatCount } from '@/lib/text/counted'

/** `address` is that of the list of the projects, `path` that of the profile of the value. */
export type TallyEntry = readonly [name: string, count: number, address: string, path?: string]

/** A number that links to the list of its projects. */
function Count({ entry: [name, count, address] }: { entry: TallyEntry }) {
  if (count === 0) return <span className="text-muted">0</span>
  return (
    <a href={address} aria-label={`${counted(count, 'project')}: ${name}`}>
      {formatCount(count)}
    </a>
  )
}

interface TallyRowsProps {
  items: readonly TallyEntry[]
  none?: TallyEntry
  more?: Tally['more']
}

/** A client component, because the payload of a page with hundreds of values would repeat their markup. */
export function TallyRows({ items, none, more }: TallyRowsProps) {
  return (
    <ul className="tally">
      {items.map((entry) => (
        <li key={entry[2]}>
          {entry[3] === undefined ? entry[0] : <SiteLink href={entry[3]}>{entry[0]}</SiteLink>}
          {'\u00a0'}
          <Count entry={entry} />
        </li>
      ))}
      {more && (
        <li>
          <a href={more.address}>{formatCount(more.count)} more</a>
        </li>
      )}
      {none && (
        <li className="none">
          {none[0]}
          {'\u00a0'}
          <Count entry={none} />
        </li>
      )}
    </ul>
  )
}
