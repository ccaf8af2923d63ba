/** The profile page of a family, and its metadata: both are functions of the properties of a page. */
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import type { ComponentType } from 'react'
import { NeighbourGraph } from '@/components/graph/neighbour-graph'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { NotFoundBoundary } from '@/components/layout/not-found'
import { Cite } from '@/components/publish/cite'
import { BadgeCode, EmbedCode } from '@/components/publish/embed-code'
import { RecordHead } from '@/components/publish/record-head'
import { RecordHistoryPanel } from '@/components/versions/record-history'
import { RemovedRecordView } from '@/components/versions/removed-record'
import { type Family, getWords } from '@/lib/contract/families'
import { readSettings } from '@/lib/env'
import { getCountryView, getJurisdiction } from '@/lib/portal/countries/load'
import { getRecord, listProjectCopies } from '@/lib/portal/profile/load'
import { getIssuer } from '@/lib/portal/proof/load'
import { getBadge } from '@/lib/portal/publish/badge/badge'
import { recordCitation } from '@/lib/portal/publish/cite/citation'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { projectEmbed } from '@/lib/portal/publish/embed/embeds'
import { getFileContext } from '@/lib/portal/publish/load'
import { pageFacts } from '@/lib/portal/publish/seo/json-ld/record'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import {
  getAddress,
  getSegment,
  recordName,
  recordTitle,
} from '@/lib/portal/records/record-address'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import { idOfSegment } from '@/lib/portal/records/record-path'
import { recordSummary } from '@/lib/portal/records/summaries'
import { getRelated, listSharedRegulations } from '@/lib/portal/related/load'
import { getReviewDay, getSourceRecords } from '@/lib/portal/sources/load'
import { getRecordHistory, getRemovedRecord, hasVersions } from '@/lib/portal/versions/load'
import { inSentence } from '@/lib/text/names'
import type { ProfileProps } from './profile-frame'

interface Props {
  params: Promise<{ id: string }>
}

interface ReuseProps<F extends Family> {
  family: F
  document: RecordDocuments[F]
  context: DataContext
}

async function Reuse<F extends Family>({ family, document, context }: ReuseProps<F>) {
  const path = getAddress(family, document)
  const name = recordName(family, document)
  const badge = getBadge(family, document)
  const history = await getRecordHistory(family, document.id, context.terms?.last_updated)
  return (
    <>
      {history && (
        <RecordHistoryPanel
          family={family}
          id={document.id}
          name={family === 'countries' ? inSentence(name) : name}
          path={path}
          history={history}
        />
      )}
      <Cite what="page" file={path} citation={recordCitation(family, document, context)} />
      {badge && (
        <div className="mt-4">
          <BadgeCode
            path={badge.path}
            title={badge.title}
            profile={path}
            site={context.siteUrl}
            what={`this ${getWords(family).singular}`}
          />
        </div>
      )}
      {family === 'projects' && (
        <div className="mt-4">
          <EmbedCode
            embed={projectEmbed({ id: document.id, title: name })}
            site={readSettings().SITE_URL}
            what="this project"
          />
        </div>
      )}
    </>
  )
}

/** The removed record at an address. Undefined if there was none. */
async function findRemoved(family: Family, segment: string) {
  const id = family === 'countries' ? undefined : idOfSegment(segment)
  return id === undefined ? undefined : getRemovedRecord(family, id)
}

export const profileMetadata =
  (family: Family) =>
  async ({ params }: Props): Promise<Metadata> => {
    const { id: segment } = await params
    const answer = await getRecord(family, segment)
    if (!answer) {
      const removed = await findRemoved(family, segment)
      return removed ? { title: `${removed.name} was removed` } : missingMetadata
    }
    const [name, path] = [recordName(family, answer.data), getAddress(family, answer.data)]
    return pageMetadata({
      title: recordTitle(family, answer.data),
      description: recordSummary(family, answer.data),
      path,
      shared: false,
      feed: (await hasVersions()) ? { page: path, title: `Changes to ${name}` } : undefined,
    })
  }

/** The page for a missing record. It distinguishes removed records from records that never existed. */
async function Absent({ family, segment }: { family: Family; segment: string }) {
  const record = await findRemoved(family, segment)
  if (!record) return <Missing />
  const view = <RemovedRecordView record={record} />
  return (
    <NotFoundBoundary view={view}>
      <Missing view={view} />
    </NotFoundBoundary>
  )
}

/** Loads the record and shows it. Addresses without the slug, or with a wrong one, redirect to the canonical address. */
export const profilePage =
  <F extends Family>(family: F, Profile: ComponentType<ProfileProps<F>>) =>
  async ({ params }: Props) => {
    const { id: segment } = await params
    const answer = await getRecord(family, segment)
    if (!answer) return <Absent family={family} segment={segment} />
    if (segment !== getSegment(family, answer.data))
      permanentRedirect(getAddress(family, answer.data))
    const context = await getFileContext(answer.fetchedAt)
    const record = { family, document: answer.data, context }
    const facts = pageFacts(record)
    const isSigned = (await getIssuer()) !== undefined
    const { id } = answer.data
    const jurisdiction =
      family === 'regulations'
        ? await getJurisdiction(answer.data as RecordDocuments['regulations'])
        : undefined
    const code = 'code' in answer.data ? answer.data.code : jurisdiction?.code
    return (
      <>
        <RecordHead {...facts} isSigned={isSigned} />
        <Profile
          answer={answer}
          dataDate={context.terms?.last_updated}
          copies={family === 'projects' ? await listProjectCopies(id) : undefined}
          sourceRecords={await getSourceRecords()}
          reviewed={await getReviewDay(family, id)}
          reuse={<Reuse {...record} />}
          isSigned={isSigned}
          related={await getRelated(family, answer.data)}
          jurisdiction={jurisdiction}
          view={code === undefined ? undefined : await getCountryView(code)}
          unionRegulations={
            'code' in answer.data ? await listSharedRegulations(answer.data.code) : undefined
          }
          neighbours={await NeighbourGraph({ family, id, name: recordName(family, answer.data) })}
        />
      </>
    )
  }
