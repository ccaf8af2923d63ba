import { Section } from '@/components/layout/section'
import { References } from '@/components/sources/reference'
import { getSourceRecords } from '@/lib/portal/sources/load'
import { listReferences } from '@/lib/portal/sources/references'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { counted } from '@/lib/text/counted'

/** The sources of the facts in the table, in its order. */
export async function WalletSources({ index }: { index: SourceIndex }) {
  if (index.sources.length === 0) return null
  return (
    <Section
      title="Sources"
      note={`${counted(index.sources.length, 'source')}. The numbers in the table link to them.`}
    >
      <References record={index.record} sources={listReferences(index, await getSourceRecords())} />
    </Section>
  )
}
