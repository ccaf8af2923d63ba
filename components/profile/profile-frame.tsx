import { createElement, Fragment, type ReactNode } from 'react'
import { Crumbs } from '@/components/layout/crumbs'
import { FactList } from '@/components/layout/fact-list'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { EvidenceFact } from '@/components/sources/evidence-fact'
import { SourceList, unsourcedNote } from '@/components/sources/source-list'
import { publicApiAddress } from '@/lib/client/public-address'
import { type Family, getWords } from '@/lib/contract/families'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import { getEvidence } from '@/lib/portal/sources/evidence'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { enumerated } from '@/lib/text/counted'
import { Contents } from './contents'
import { GeneratedSummary } from './generated-summary'
import type { ProfileProps } from './profile-props'
import { ProfileSection } from './profile-section'
import { RecordPanel } from './record-panel'
import { getSections } from './sections'

interface ProfileFrameProps<F extends Family> extends ProfileProps<F> {
  family: F
  sources: SourceIndex
  /** The most important facts, directly below the name. */
  head?: ReactNode
  /** The description of the record, in larger type. */
  lede?: ReactNode
  /** A paragraph after the description. */
  note?: ReactNode
  /** The topics on which the record has no fact, in the words of a sentence. */
  undisclosed?: readonly string[]
  /** True if the page shows only some of the facts, so that a summary of their evidence would be misleading. */
  isPartial?: boolean
  /** A picture above the facts at a glance. */
  picture?: ReactNode
  /** The facts at a glance. */
  glance: ReactNode
  /** The sections between the head and the sources. */
  children: ReactNode
  /** Sections about the surroundings of the record, such as its country, after its own. */
  context?: ReactNode
}

/** Pages with fewer sections have no contents. */
const minSections = 6

/** Counts the relations in a document. */
const countRelations = (part: unknown): number => {
  if (typeof part !== 'object' || part === null) return 0
  return Object.values(part)
    .map((value) =>
      Array.isArray(value)
        ? value.filter((item) => typeof item === 'object').length
        : countRelations(value),
    )
    .reduce((sum, count) => sum + count, 0)
}

/** Records with fewer connections have no picture of them, because the lists above it already name them all. */
const minConnections = 4

const hasNetwork = (document: object): boolean => {
  // DID methods have no number of connections.
  if (!('stats' in document)) return countRelations(document) >= minConnections
  const { stats } = document
  const isCounted = typeof stats === 'object' && stats !== null && 'total_links' in stats
  return !isCounted || Number(stats.total_links) >= minConnections
}

function Omitted({ count }: { count: number }) {
  if (count === 0) return null
  return <p className="note">Invalid entries skipped: {count}.</p>
}

function Unrelated({ family, correct }: { family: Family; correct: string }) {
  return (
    <p className="note">
      We list no {family === 'projects' ? 'other project' : 'project'} that names this{' '}
      {getWords(family).singular}. Do you know of one? <SiteLink href={correct}>Tell us</SiteLink>.
    </p>
  )
}

type GlanceProps<F extends Family> = Pick<
  ProfileFrameProps<F>,
  'answer' | 'sources' | 'sourceRecords' | 'reviewed' | 'isPartial' | 'picture' | 'glance'
>

function Glance<F extends Family>(props: GlanceProps<F> & { correct?: string }) {
  const { answer, sources, sourceRecords, reviewed, isPartial, picture, glance, correct } = props
  return (
    <section className="profile-glance">
      <h2 className="sr-only">At a glance</h2>
      {picture}
      <FactList form="strong">
        {glance}
        {!isPartial && (
          <EvidenceFact
            evidence={getEvidence(answer.data, sources, sourceRecords)}
            index={sources}
            reviewed={reviewed}
          />
        )}
      </FactList>
      <p className="note screen-only">
        <a href={`#${reuseId(sources.record)}`}>Cite and reuse</a>
        {correct && (
          <>
            {' · '}
            <a href={correct}>Suggest a correction</a>
          </>
        )}
      </p>
    </section>
  )
}

const reuseId = (record: string): string => `${record}-reuse`

/** The sections, which are rendered only once, on the server: they need no keys, which would enlarge the page. */
const Sections = ({ sections }: { sections: ReturnType<typeof getSections> }) =>
  createElement(
    Fragment,
    null,
    ...sections.map(({ short: _, ...section }) => createElement(ProfileSection, section)),
  )

/** The layout of a profile of any family. */
export function ProfileFrame<F extends Family>(props: ProfileFrameProps<F>) {
  const { family, answer, dataDate, sources, sourceRecords, head, lede, undisclosed = [] } = props
  const { note, reuse, neighbours, children, context, isSigned, pastNote } = props
  const name = recordName(family, answer.data)
  const correct = correctionAddress(recordKey(family, answer.data))
  const summary = 'ai_description' in answer.data ? answer.data.ai_description : undefined
  const isSourced = sources.sources.length > 0
  const hasRelations = countRelations(answer.data) > 0
  const isBare = !hasRelations && getSections(sources.record, children).length === 0
  const sections = getSections(
    sources.record,
    <>
      {children}
      {hasNetwork(answer.data) && neighbours}
      {context}
      {(isSourced || (!summary && (family !== 'countries' || hasRelations))) && (
        <SourceList index={sources} records={sourceRecords} />
      )}
    </>,
  )
  return (
    <PageMain section={family}>
      <Crumbs above={[[`/${family}`, getWords(family).title]]} title={name} />
      <div className="profile">
        <div className="profile-intro">
          <PageTitle>{name}</PageTitle>
          {pastNote}
          {head}
          {lede && <p className="profile-lede">{lede}</p>}
          {summary && <GeneratedSummary text={summary} />}
          {summary && !isSourced && <p className="note">{unsourcedNote}</p>}
          {note && <p className="profile-summary">{note}</p>}
          {isBare && <Unrelated family={family} correct={correct} />}
          {undisclosed.length > 0 && (
            <p className="note">{`We found no source on its ${enumerated(undisclosed, 'or')}.`}</p>
          )}
        </div>
        <Glance {...props} correct={pastNote ? undefined : correct} />
        {sections.length >= minSections && (
          <Contents
            record={sources.record}
            titles={sections.map(({ title, short }) => (short ? [title, short] : title))}
          />
        )}
        <div className="profile-body">
          <Sections sections={sections} />
          <Omitted count={answer.omitted} />
        </div>
        {/* Below a short page, the panels would outweigh what it says. */}
        <details className={isBare ? 'fold profile-reuse' : 'fold on-phones profile-reuse'}>
          <summary>Cite and reuse</summary>
          <div id={reuseId(sources.record)} className="profile-record">
            {!pastNote && (
              <RecordPanel
                family={family}
                id={answer.data.id}
                record={recordKey(family, answer.data)}
                address={getAddress(family, answer.data)}
                api={publicApiAddress()}
                dataDate={dataDate}
                fetchedAt={answer.fetchedAt}
                isSigned={isSigned}
              />
            )}
            {reuse}
          </div>
        </details>
      </div>
    </PageMain>
  )
}
