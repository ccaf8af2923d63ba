import type { Metadata } from 'next'
import type { ComponentProps, ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { PageMain } from '@/components/layout/page-main'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { CopyButton } from '@/components/publish/copy-button'
import { toApa, toBibtex } from '@/lib/portal/publish/cite/formats'
import { getDataContext } from '@/lib/portal/publish/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import type { TableFormat } from '@/lib/portal/publish/table/table-formats'
import { versionAddress } from '@/lib/portal/versions/changes-query'
import { computeHash, type Frozen, frozenCitation } from '@/lib/portal/versions/cite/frozen'
import { latestSegment } from '@/lib/portal/versions/cite/past-list-address'

interface CiteFrozenProps {
  frozen: Frozen
  /** A description of the content of the JSON file. */
  contents: string
  getAddress: (format: TableFormat) => string
}

/** The citation of a list or table as of a version, with the hash that proves that it is unchanged. */
async function CiteFrozen({ frozen, contents, getAddress }: CiteFrozenProps) {
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

const getNoun = ({ kind }: Frozen): string => (kind === 'list' ? 'list' : 'table')

/** What an address below `/versions/…` requests. */
interface FrozenRequest {
  /** Undefined if there is no such version. */
  frozen: Frozen | undefined
  version: string
  what: 'list' | 'table'
  /** The title of the page if the API has no versions. */
  title: string
  /** The address of the current data, which can be cited instead. */
  current: string
}

export function frozenMetadata({ frozen, version, title }: FrozenRequest): Metadata {
  if (!frozen) return version === latestSegment ? { title } : missingMetadata
  const { about, count, path } = frozen
  return pageMetadata({
    title: `${frozen.title}, version ${about.version}`,
    description: `${frozen.finding ?? frozen.title}: ${count} as of version ${about.version}. Cite this ${getNoun(frozen)}, or see what has changed since.`,
    path,
    listed: false,
  })
}

interface FrozenPageProps extends ComponentProps<typeof CiteFrozen> {
  /** The filters in words, if the title does not have them. */
  filters?: string
  /** Notes below the introduction. */
  notes?: ReactNode
  /** The address of the current data. */
  current: string
  since: ReactNode
  children: ReactNode
  /** Further sections. */
  end?: ReactNode
}

/** A list or a table as of a version: its citation, the changes since, and its content. */
export function FrozenPage(props: FrozenPageProps) {
  const { frozen, filters, notes, current, since, children, end, ...cited } = props
  const { about, title, finding, count } = frozen
  const { version, date } = about
  const noun = getNoun(frozen)
  return (
    <PageMain title={finding ?? title}>
      <p className="mt-3 max-w-[42em] font-serif text-lede">
        {count} as of version <SiteLink href={versionAddress(version)}>{version}</SiteLink>, of{' '}
        <DateText date={date.slice(0, 10)} />
        {filters && `, filtered by ${filters}`}. This {noun} never changes;{' '}
        <SiteLink href={current}>today’s {noun}</SiteLink> may.
      </p>
      {notes}
      <Section title={`Cite this ${noun}`} sideTitle>
        <CiteFrozen frozen={frozen} {...cited} />
      </Section>
      <Section title="Since then" sideTitle>
        {version === frozen.newest.version ? <p>This is the newest version.</p> : since}
      </Section>
      <Section title={`The ${noun}`} note={`${count} as of version ${version}.`}>
        {children}
      </Section>
      {end}
    </PageMain>
  )
}

/** Shown if there is no such version. The newest one has an address even if the API has no versions, which is explained. */
export function NoFrozen({ version, what, title, current }: FrozenRequest) {
  if (version !== latestSegment) return <Missing />
  return (
    <PageMain title={title}>
      <NoVersions />
      <p className="mt-3 max-w-[42em]">
        To cite this {what}, use its address and today’s date:{' '}
        <SiteLink href={current}>back to the {what}</SiteLink>.
      </p>
    </PageMain>
  )
}

/** Shown if the API has no versions. */
export function NoVersions() {
  return (
    <p className="mt-5 max-w-[42em]">
      The API behind this site has no versions, so we cannot show what changed. The{' '}
      <SiteLink href="/terms">terms</SiteLink> have the date of the data.
    </p>
  )
}
