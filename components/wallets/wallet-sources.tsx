import { createElement } from 'react'
import { ExternalLink } from '@/components/layout/external-link'
import { Section } from '@/components/layout/section'
import { Reference } from '@/components/sources/reference'
import { getSourceRecords } from '@/lib/portal/sources/load'
import type { SourceRecords } from '@/lib/portal/sources/references'
import type { Source, SourceIndex } from '@/lib/portal/sources/source-index'

function Item({ source, records }: { source: Source; records: SourceRecords | undefined }) {
  const { url, host, text, uses } = source
  const record = records?.get(url ?? '')
  if (!record) return <ExternalLink href={url}>{host ?? text}</ExternalLink>
  return <Reference source={record} uses={uses} archived={record.archived_url} />
}

/** The sources of statuses and launch dates, in the order of the table. */
export async function WalletSources({ index }: { index: SourceIndex }) {
  if (index.sources.length === 0) return null
  const records = await getSourceRecords()
  return (
    <Section
      title="Sources"
      note={`${index.sources.length}, of statuses and launch dates. Numbers in the table link here.`}
    >
      {createElement(
        'ol',
        { className: records ? 'source-list references wallet-sources' : 'source-list' },
        ...index.sources.map((source) => (
          // biome-ignore lint/correctness/useJsxKeyInIterable: this is rendered only once, on the server.
          <li id={index.anchor(source.number)}>
            <Item source={source} records={records} />
          </li>
        )),
      )}
    </Section>
  )
}
