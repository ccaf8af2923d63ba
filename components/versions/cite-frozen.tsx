import { CopyButton } from '@/components/publish/copy-button'
import { toApa, toBibtex } from '@/lib/portal/publish/cite/formats'
import { getDataContext } from '@/lib/portal/publish/load'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { computeHash, type Frozen, frozenCitation } from '@/lib/portal/versions/cite/frozen'

interface CiteFrozenProps {
  frozen: Frozen
  /** A description of the content of the JSON file. */
  contents: string
  getAddress: (format: TableFormat) => string
}

/** The citation of a list or table as of a version, with the hash that proves that it is unchanged. */
export async function CiteFrozen({ frozen, contents, getAddress }: CiteFrozenProps) {
  const citation = frozenCitation(frozen, await getDataContext())
  const apa = `${toApa(citation)} (${frozen.count}; SHA-256 ${computeHash(frozen.document)})`
  const bibtex = toBibtex(citation)
  return (
    <>
      <dl className="cite cite-frozen max-w-[46em] break-words">
        <dt>
          APA <CopyButton what="the APA citation" text={apa} />
        </dt>
        <dd>{apa}</dd>
        <dt>
          BibTeX <CopyButton what="the BibTeX entry" text={bibtex} />
        </dt>
        <dd>
          <pre className="whitespace-pre-wrap text-xs [overflow-wrap:anywhere]">{bibtex}</pre>
        </dd>
      </dl>
      <p className="mt-3 max-w-[46em] text-muted text-note">
        The SHA-256 is of the <a href={getAddress('json')}>JSON file</a>: {contents}. For a
        spreadsheet, use the{' '}
        <a href={getAddress('csv')} download>
          CSV file
        </a>
        .
      </p>
    </>
  )
}
