import { datasetCitation } from '@/lib/portal/publish/cite/citation'
import { toApa, toBibtex, toChicago } from '@/lib/portal/publish/cite/formats'
import { getDataContext } from '@/lib/portal/publish/load'
import { CitePanel } from './cite-panel'

/** How to cite the dataset. */
export async function CiteDataset() {
  const citation = datasetCitation(await getDataContext())
  return (
    <CitePanel
      what="dataset"
      file="/dataset"
      apa={toApa(citation)}
      chicago={toChicago(citation)}
      bibtex={toBibtex(citation)}
    />
  )
}
