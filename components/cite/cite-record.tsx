import { recordCitation } from '@/lib/cite/citation'
import { apaOf, chicagoOf } from '@/lib/cite/formats'
import type { Family } from '@/lib/contract'
import type { DataContext } from '@/lib/records/data-context'
import { addressOf } from '@/lib/records/record-address'
import type { RecordDocuments } from '@/lib/records/records'
import { CitePanel } from './cite-panel'

interface CiteRecordProps<F extends Family> {
  family: F
  document: RecordDocuments[F]
  context: DataContext
}

/** How to cite a profile, and its other formats. */
export function CiteRecord<F extends Family>({ family, document, context }: CiteRecordProps<F>) {
  const citation = recordCitation(family, document, context)
  return (
    <CitePanel
      what="record"
      file={addressOf(family, document)}
      apa={apaOf(citation)}
      chicago={chicagoOf(citation)}
    />
  )
}
