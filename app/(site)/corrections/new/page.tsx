import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { CorrectionPage, MissingRecordPage } from '@/components/corrections/correction-page'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { type Family, getWords } from '@/lib/contract/families'
import {
  correctionAddress,
  missingRecordAddress,
} from '@/lib/portal/corrections/correction-address'
import {
  type CorrectionState,
  isForMissingRecord,
  parseCorrectionQuery,
} from '@/lib/portal/corrections/correction-query'
import { isShownName, type RecordFact } from '@/lib/portal/corrections/record-fact'
import { factsNamed, inShort, recordFacts } from '@/lib/portal/corrections/record-facts'
import { getRecord } from '@/lib/portal/profile/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/corrections/new'>

const readState = async (props: Props): Promise<CorrectionState | undefined> =>
  parseCorrectionQuery(await pageParameters('/corrections/new', props))

/**
 * The name under which the fact is stored: its key if exactly one fact matches the address, or undefined if the address
 * has the displayed name of several facts.
 */
function getName(fact: string | undefined, facts: readonly RecordFact[]): string | undefined {
  if (fact === undefined) return undefined
  if (facts.length === 1) return facts[0]?.key
  return isShownName(fact) ? undefined : fact
}

function missingRecordMetadata(family: Family): Metadata {
  const { singular } = getWords(family)
  return pageMetadata({
    title: `Suggest a missing ${singular}`,
    description: `Tell us which ${singular} is missing and link to a page about it.`,
    path: missingRecordAddress(family),
    listed: false,
  })
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  if (state && isForMissingRecord(state)) return missingRecordMetadata(state.family)
  const record = state && (await getRecord(state.family, state.segment))
  if (!record) return missingMetadata
  const name = recordName(state.family, record.data)
  return pageMetadata({
    title: `Suggest a correction: ${name}`,
    description: `Tell us what is wrong on our page about ${name} and link to a source.`,
    path: correctionAddress(`${state.family}/${state.segment}`, state.fact),
    listed: false,
  })
}

export default async function NewCorrectionPage(props: Props) {
  const state = await readState(props)
  if (state && isForMissingRecord(state)) return <MissingRecordPage family={state.family} />
  const record = state && (await getRecord(state.family, state.segment))
  if (!record) return <Missing />
  const recordFactList = recordFacts(state.family, record.data)
  const facts = inShort(
    state.fact === undefined ? recordFactList : factsNamed(recordFactList, state.fact),
  )
  if (facts.length === 0) permanentRedirect(correctionAddress(`${state.family}/${state.segment}`))
  return (
    <CorrectionPage
      state={{ ...state, fact: getName(state.fact, facts) }}
      name={recordName(state.family, record.data)}
      profile={getAddress(state.family, record.data)}
      facts={facts}
    />
  )
}
