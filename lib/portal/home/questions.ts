/** Questions that people ask, each with an answer in a sentence and the page that shows it. */
import { dataOrUndefined } from '@/lib/client/result'
import { type Family, getWords } from '@/lib/contract/families'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { listAddress } from '@/lib/portal/list/list-state'
import { recordPath } from '@/lib/portal/records/record-path'
import { searchAddress } from '@/lib/portal/search/search-query'
import type { NationalWallets } from '@/lib/portal/wallets/national-wallets'
import { answerWalletTopic, walletTopics } from '@/lib/portal/wallets/wallet-topics'
import { countAtStart } from '@/lib/text/count-at-start'
import { counted, formatCount } from '@/lib/text/counted'
import { countValues } from '@/lib/text/group-by'
import { countEnded } from './findings'

export interface AnsweredQuestion {
  question: string
  answer: string
  path: string
}

/** The search understands each question, and lists what the answer counts. */
const answerAboutWallets = (wallets: NationalWallets): AnsweredQuestion[] =>
  walletTopics.flatMap((topic) => {
    const found = answerWalletTopic(topic, wallets)
    return found ? [{ ...found, path: searchAddress(found.title, {}) }] : []
  })

function answerEnded(data: PortalData): AnsweredQuestion[] {
  const { ended, withStatus, path } = countEnded(dataOrUndefined(data.projects) ?? [])
  if (ended === 0) return []
  const answer = `${countAtStart(ended)} of the ${formatCount(withStatus)} projects whose status we know.`
  return [{ question: 'How many projects have ended?', answer, path }]
}

const isId = (value: string): boolean => /^\d+$/.test(value)

function getMostFrequent(data: PortalData, facet: string) {
  const values = indexOfList(data, 'projects').values.get(facet) ?? []
  const known = values.filter((ofProject) => ofProject.some(isId))
  const counts = countValues(values.flat().filter(isId))
  const [mostFrequent] = [...counts].sort(([, a], [, b]) => b - a)
  return mostFrequent && { value: mostFrequent[0], count: mostFrequent[1], known: known.length }
}

function answerFunders(data: PortalData): AnsweredQuestion[] {
  const graph = dataOrUndefined(makeGraph(data))
  const counts = new Map<number, number>()
  for (const { id } of dataOrUndefined(data.entities) ?? []) {
    const links = graph?.neighbours(nodeIdOfRecord('entities', id) ?? '') ?? []
    counts.set(id, links.filter(({ link }) => link.type === 'Funding').length)
  }
  const [mostFrequent] = [...counts].sort(([, a], [, b]) => b - a)
  if (!mostFrequent || mostFrequent[1] < 2) return []
  const name = getNames(data).record('entities', String(mostFrequent[0]))
  return [
    {
      question: 'Who funds the most projects?',
      answer: `${name}: ${counted(mostFrequent[1], 'project')}.`,
      path: recordPath('entities', mostFrequent[0], name),
    },
  ]
}

interface FacetQuestion {
  facet: string
  family: Family
  question: string
}

const facetQuestions: readonly FacetQuestion[] = [
  {
    facet: 'technology',
    family: 'dlts',
    question: 'Which ledger technology is the most common?',
  },
  { facet: 'standard', family: 'standards', question: 'Which standard is the most common?' },
  { facet: 'regulation', family: 'regulations', question: 'Which law is named most often?' },
]

function answerByFacet(data: PortalData, { facet, family, question }: FacetQuestion) {
  const mostFrequent = getMostFrequent(data, facet)
  if (!mostFrequent) return []
  const name = getNames(data).record(family, mostFrequent.value)
  const path = listAddress('/projects', { filters: { [facet]: [mostFrequent.value] } })
  const { count, known } = mostFrequent
  const base = `${formatCount(count)} of the ${counted(known, 'project')}`
  const answer = `${name}, in ${base} with a known ${getWords(family).singular}.`
  return [{ question, answer, path }]
}

const shownQuestions = 8

export const getQuestions = (
  data: PortalData,
  wallets: NationalWallets | undefined,
): AnsweredQuestion[] =>
  [
    ...(wallets ? answerAboutWallets(wallets) : []),
    ...answerEnded(data),
    ...answerFunders(data),
    ...facetQuestions.flatMap((question) => answerByFacet(data, question)),
  ].slice(0, shownQuestions)
