import { Section } from '@/components/layout/section'
import { References } from '@/components/sources/reference'
import { getSourceRecords } from '@/lib/portal/sources/load'
import { listReferences } from '@/lib/portal/sources/references'
import type { SourceIndex } from '@/lib/portal/sources/source-index'

/** The sources of statuses and launch dates, in the order of the table. */
export async function WalletSources({ index }: { index: SourceIndex }) {
  if (index.sources.length === 0) return null
  return (
    <Section
      title="Sources"
      note={`${index.sources.length}, of statuses and launch dates. Numbers in the table link here.`}
    >
      <References record={index.record} sources={listReferences(index, await getSourceRecords())} />
    </Section>
  )
}
