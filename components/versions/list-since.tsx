import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import type { Family } from '@/lib/contract/families'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import type { PastList } from '@/lib/portal/versions/cite/load'
import { counted } from '@/lib/text/counted'

interface GroupProps {
  family: Family
  title: string
  records: readonly { id: number; name: string }[]
}

function Group({ family, title, records }: GroupProps) {
  if (records.length === 0) return null
  return (
    <details className="mt-2">
      <summary>
        {title}: {counted(records.length, 'record')}
      </summary>
      <ul className="mt-1 list-disc pl-5">
        {records.map(({ id, name }) => (
          <li key={id}>
            {family === 'countries' ? name : <RecordLink family={family} id={id} name={name} />}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The changes in a list since its version. */
export function ListSince({ list: { about, newest, view, since } }: { list: PastList }) {
  if (!since) return <p>This is the newest version.</p>
  const { added, removed, changed } = since
  const { family } = view
  if (added.length + removed.length + changed.length === 0) {
    return <p>Nothing in this list has changed up to version {newest.version}.</p>
  }
  const changes = changesAddress({
    from: about.version,
    to: newest.version,
    family,
  })
  return (
    <>
      <p>
        Up to version {newest.version}.{' '}
        <SiteLink href={changes}>All changes, field by field</SiteLink>
      </p>
      <Group family={family} title="New in the list" records={added} />
      <Group family={family} title="No longer in it" records={removed} />
      <Group family={family} title="Changed" records={changed} />
    </>
  )
}
