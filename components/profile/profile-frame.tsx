import {
  Children,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react'
import { FactList } from '@/components/layout/fact-list'
import { Crumbs, PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { EvidenceFact } from '@/components/sources/evidence-fact'
import { SourceList, unsourcedNote } from '@/components/sources/source-list'
import { publicApiAddress } from '@/lib/client/public-address'
import type { Country } from '@/lib/contract/countries'
import { type Family, getWords } from '@/lib/contract/families'
import type { RegulationSummary } from '@/lib/contract/regulations'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import type { CountryView } from '@/lib/portal/countries/country-view'
import type { LoadedRecord } from '@/lib/portal/profile/load'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import type { Related } from '@/lib/portal/related/related'
import { getEvidence } from '@/lib/portal/sources/evidence'
import type { SourceRecords } from '@/lib/portal/sources/references'
import type { SourceIndex, SourceUse } from '@/lib/portal/sources/source-index'
import { enumerated } from '@/lib/text/counted'
import {
  Contents,
  GeneratedSummary,
  ProfileSection,
  type ProfileSectionProps,
} from './profile-section'
import { RecordPanel } from './record-panel'

type SectionElement = ReactElement<ProfileSectionProps>

/**
 * The sections that components render, in order. Only a component itself knows whether it has anything to show, so it
 * is called here. The components of profiles must be plain functions without hooks or promises.
 */
function elementsIn(node: ReactNode): SectionElement[] {
  return Children.toArray(node).flatMap((child): SectionElement[] => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return []
    if (child.type === ProfileSection) return [child as SectionElement]
    if (child.type === Fragment) return elementsIn(child.props.children)
    if (typeof child.type !== 'function') throw new Error('A profile has sections alone')
    const component = child.type as (props: object) => ReactNode
    return elementsIn(component(child.props))
  })
}

/**
 * The sections of a profile, which its contents list.
 *
 * @example getSections('project-118', <ProjectPeople … />) // [{ record: 'project-118', title: 'People', … }]
 */
const getSections = (record: string, node: ReactNode): ProfileSectionProps[] =>
  elementsIn(node).map(({ props }) => ({ ...props, record }))

/** The data of a profile of any family. */
export interface ProfileProps<F extends Family> {
  answer: LoadedRecord<F>
  /** The date of the data, if the terms give it. */
  dataDate?: string
  /** The sources of the same relations, with their archived copies. */
  copies?: readonly SourceUse[]
  /** The API's records of the sources. Undefined if it has none. */
  sourceRecords?: SourceRecords
  /** The date of the last review of the full record, if known. */
  reviewed?: string
  /** Facts that the graph adds to the record. Undefined without a graph. */
  related?: Related
  /** True if the site signs its records, including this one. */
  isSigned?: boolean
  /** For a regulation: its country or union, with the laws of it. */
  jurisdiction?: Country
  /** For a country or the jurisdiction of a regulation, over a server with national wallets: its status in a sentence. */
  view?: CountryView
  /** For a country, the regulations of the union to which it belongs. */
  unionRegulations?: readonly RegulationSummary[]
  /** For a record as of a version: a sentence about the version. */
  pastNote?: ReactNode
  /** Content about the history, citation and embedding of the record. */
  reuse?: ReactNode
  /** The section with the neighbours of the record in the graph. */
  neighbours?: ReactNode
}

interface ProfileFrameProps<F extends Family> extends ProfileProps<F> {
  family: F
  sources: SourceIndex
  /** The most important facts, directly below the name. */
  head?: ReactNode
  /** The description of the record, in larger type. */
  lede?: ReactNode
  /** Facts below the description. */
  subhead?: ReactNode
  /** A paragraph after the description. */
  note?: ReactNode
  /** The topics on which the record has no fact, in the words of a sentence. */
  undisclosed?: readonly string[]
  /** True if the page shows only some of the facts, so that a summary of their evidence would be misleading. */
  isPartial?: boolean
  /** The number of facts on the page for which the contract has no source. */
  unsourced?: number
  /** A picture above the facts at a glance. */
  picture?: ReactNode
  glance: ReactNode
  /** The sections between the head and the sources. */
  children: ReactNode
  /** Sections about the surroundings of the record, such as its country, after its own. */
  context?: ReactNode
}

/** Pages with fewer sections have no contents. */
const minSections = 6

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

function Glance<F extends Family>(props: ProfileFrameProps<F> & { correct?: string }) {
  const { answer, sources, sourceRecords, reviewed, isPartial, unsourced } = props
  const { picture, glance, correct } = props
  return (
    <section className="profile-glance">
      <h2 className="sr-only">At a glance</h2>
      {picture}
      <FactList form="strong">
        {glance}
        {!isPartial && (
          <EvidenceFact
            evidence={getEvidence(answer.data, sources, sourceRecords, unsourced)}
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

export function ProfileFrame<F extends Family>(props: ProfileFrameProps<F>) {
  const { family, answer, dataDate, sources, sourceRecords, head, lede, undisclosed = [] } = props
  const { subhead, note, reuse, neighbours, children, context, isSigned, pastNote } = props
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
    <PageMain>
      <Crumbs above={[[`/${family}`, getWords(family).title]]} title={name} />
      <div className="profile">
        <div className="profile-intro">
          <PageTitle>{name}</PageTitle>
          {pastNote}
          {head}
          {lede && <p className="profile-lede">{lede}</p>}
          {subhead}
          {summary && <GeneratedSummary text={summary} />}
          {summary && !isSourced && <p className="note">{unsourcedNote}</p>}
          {note && <p className="profile-summary">{note}</p>}
          {isBare && (
            <p className="note">
              We list no {family === 'projects' ? 'other project' : 'project'} that names this{' '}
              {getWords(family).singular}. Do you know of one?{' '}
              <SiteLink href={correct}>Tell us</SiteLink>.
            </p>
          )}
          {undisclosed.length > 0 && (
            <p className="note">{`We found no source for its ${enumerated(undisclosed, 'or')}.`}</p>
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
          {/* They are rendered only once, on the server, and need no keys, which would enlarge the page. */}
          {createElement(
            Fragment,
            null,
            ...sections.map(({ short: _, ...section }) => createElement(ProfileSection, section)),
          )}
          {answer.omitted > 0 && <p className="note">Invalid entries skipped: {answer.omitted}.</p>}
        </div>
        {/* Below a short page, the panels would outweigh what it says. */}
        <details
          className={isBare ? 'fold profile-reuse' : 'fold on-phones profile-reuse'}
          aria-label="Cite and reuse"
        >
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
