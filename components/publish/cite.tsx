import type { Citation } from '@/lib/portal/publish/cite/citation'
import { toApa, toBibtex, toChicago } from '@/lib/portal/publish/cite/formats'
import { CitePanel, type CitePanelProps } from './cite-panel'

interface CiteProps extends Pick<CitePanelProps, 'what' | 'file'> {
  citation: Citation
}

/** How to cite a record, a chart or the dataset, in several styles and as files. */
export const Cite = ({ citation, ...props }: CiteProps) => (
  <CitePanel
    {...props}
    apa={toApa(citation)}
    chicago={toChicago(citation)}
    bibtex={toBibtex(citation)}
  />
)
