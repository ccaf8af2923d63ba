/** The findings of lists in sentences. They are separate from the definitions, which browsers load too. */
import type { Family } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import { describeStatuses, disclosedStatus } from '@/lib/portal/projects/status'
import { countStatuses, describeOtherStatuses, findingTitle } from '@/lib/portal/wallets/finding'
import type { WalletStatus } from '@/lib/portal/wallets/national-wallets'
import { counted, formatCount } from '@/lib/text/counted'
import { notCertifiedNote } from '@/lib/text/labels'
import { projectNoun } from './definitions/projects'
import { noValue } from './facets'
import type { ListIndex } from './list-index'

type Values = readonly (readonly string[])[]

/** How many countries have launched, piloted or announced a wallet. */
function describeWallets(statuses: Values): string | undefined {
  const counts = countStatuses(statuses.flat() as WalletStatus[])
  const others = describeOtherStatuses({ counts })
  if (counts.launched === 0 && !others) return undefined
  const note = counts.launched > 0 && `${notCertifiedNote}.`
  return [`${findingTitle({ counts })}.`, others, note].filter(Boolean).join(' ')
}

function describeProjects(statuses: Values): string | undefined {
  const projects = statuses.map(([status]) => ({ status: status === noValue ? undefined : status }))
  if (projects.filter(({ status }) => status).length < 2) return undefined
  return `${counted(projects.length, ...projectNoun)}: ${describeStatuses(projects)}.`
}

/** @example '459 of the 474 known statuses have a source.' Undefined over a server that has no sources of statuses. */
function describeEvidence(details: readonly ProjectDetail[]): string | undefined {
  const known = details.filter(({ status }) => disclosedStatus(status) !== undefined)
  const { length } = known.filter(({ status_source: source }) => source)
  if (length === 0) return undefined
  const total = counted(known.length, 'known status', 'known statuses')
  return `${formatCount(length)} of the ${total} ${length === 1 ? 'has' : 'have'} a source.`
}

/** The main finding about all records of a list, from the values of its facets. Undefined for most lists. */
export function listFinding(
  family: Family,
  { values }: ListIndex,
  details: readonly ProjectDetail[] = [],
): string | undefined {
  if (family === 'countries') return describeWallets(values.get('wallet') ?? [])
  if (family !== 'projects') return undefined
  const finding = describeProjects(values.get('status') ?? [])
  return finding && [finding, describeEvidence(details)].filter(Boolean).join(' ')
}
