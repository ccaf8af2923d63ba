import { SiteLink } from '@/components/layout/site-link'
import type { Tally, TallyItem } from '@/lib/portal/related/tally'
import { counted, formatCount } from '@/lib/text/counted'

/** The number leads to the list of the projects. Plain links take the fewest bytes. */
function Count({ item: { name, count, address } }: { item: TallyItem }) {
  if (count === 0) return <span className="note">0</span>
  return (
    <a href={address} aria-label={`${counted(count, 'project')}: ${name}`}>
      {formatCount(count)}
    </a>
  )
}

/** Values with the number of projects of each. A value without a profile leads to its list as a whole. */
export function TallyList({ tally: { items, none, more } }: { tally: Tally }) {
  return (
    <ul className="tally">
      {items.map((item) => (
        <li key={item.address}>
          {item.path === undefined ? item.name : <SiteLink href={item.path}>{item.name}</SiteLink>}{' '}
          <Count item={item} />
        </li>
      ))}
      {more && (
        <li>
          <a href={more.address}>{formatCount(more.count)} more</a>
        </li>
      )}
      {none && (
        <li className="none">
          {none.name} <Count item={none} />
        </li>
      )}
    </ul>
  )
}
