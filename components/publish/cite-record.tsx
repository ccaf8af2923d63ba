import type { Family } from '@/lib/contract/families'
import { recordCitation } from '@/lib/portal/publish/cite/citation'
import { toApa, toBibtex, toChicago } from '@/lib/portal/publish/cite/formats'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getAddress } from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { CitePanel } from './cite-panel'

interface CiteRecordProps<F extends Family> {
  family: F
  document: RecordDocuments[F]
  context: DataContext
}

/** How to cite a record, and links to its other formats. */
export function CiteRecord<F extends Family>({ family, document, context }: CiteRecordProps<F>) {
  const citation = recordCitation(family, document, context)
  return (
    <CitePanel
      what="page"
      file={getAddress(family, document)}
      apa={toApa(citation)}
      chicago={toChicago(citation)}
      bibtex={toBibtex(citation)}
    />
  )
}
