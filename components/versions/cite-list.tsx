import { CopyButton } from '@/components/publish/copy-button'
import type { ListState } from '@/lib/portal/list/list-state'
import { apaOf, bibtexOf } from '@/lib/portal/publish/cite/formats'
import type { PastList } from '@/lib/portal/versions/cite/load'
import { pastListFileAddress } from '@/lib/portal/versions/cite/past-list-address'

interface CiteListProps {
  list: PastList
  state: ListState
}

/** The citation of a list, with what proves that it is still the same. */
export function CiteList({ list, state }: CiteListProps) {
  const { about, view, citation, count, sha256 } = list
  const apa = `${apaOf(citation)} (${count}; SHA-256 ${sha256})`
  const bibtex = bibtexOf(citation)
  const file = pastListFileAddress(about.version, view.family, state)
  return (
    <>
      <dl className="cite max-w-[46em] break-words">
        <dt>
          APA <CopyButton what="the APA citation" text={apa} />
        </dt>
        <dd>{apa}</dd>
        <dt>
          BibTeX <CopyButton what="the BibTeX entry" text={bibtex} />
        </dt>
        <dd>
          <pre className="overflow-x-auto whitespace-pre-wrap break-all text-xs">{bibtex}</pre>
        </dd>
      </dl>
      <p className="mt-3 max-w-[46em] text-muted text-note">
        The SHA-256 is that of the <a href={file}>answer as JSON</a>: the records as the API gave
        them, in the order of their numbers.
      </p>
    </>
  )
}
