/** What a question is about. */
import type { z } from 'zod'
import type { Family } from '@/lib/contract/families'
import type { ProjectKind, ProjectLevel, ProjectStatus } from '@/lib/contract/values'
import type { NodeReference } from '@/lib/portal/graph/node-id'
import type { RegionName } from '@/lib/portal/map/map-regions'
import type { ProtocolName } from '@/lib/portal/wallets/protocols'
import { groupBy } from '@/lib/text/group-by'

type Status = z.infer<typeof ProjectStatus>
export type Relation = 'funds' | 'builds' | 'manages' | 'uses'

/** Consecutive years, as the question puts them: `since 2023`, `between 2018 and 2020`. */
interface Period {
  from?: string
  to?: string
  text: string
}

/** The meanings that the words of a question can have, each with its values. */
export const emptyQuestion = {
  wallet: [] as true[],
  /** Codes of countries. */
  country: [] as string[],
  region: [] as RegionName[],
  /** Keys of groups of countries. */
  group: [] as string[],
  /** For each word, the statuses that it includes. */
  status: [] as (readonly Status[])[],
  kind: [] as z.infer<typeof ProjectKind>[],
  level: [] as z.infer<typeof ProjectLevel>[],
  type: [] as 'Consortium'[],
  sector: [] as ('Public' | 'Private')[],
  family: [] as Family[],
  relation: [] as Relation[],
  protocol: [] as ProtocolName[],
  /** What projects state to use. */
  property: [] as ('uses_or_endorses_zkp' | 'uses_ssi')[],
  record: [] as NodeReference[],
  year: [] as string[],
  period: [] as Period[],
  comparison: [] as true[],
  /** Which launches the question is about. */
  order: [] as ('oldest' | 'newest')[],
  /** What follows is not meant. No rule answers this. */
  negation: [] as true[],
  /** Countries that have not launched a wallet, or that have none. */
  without: [] as ('launch' | 'wallet')[],
}

export type Question = Readonly<typeof emptyQuestion>
export type Meaning = keyof Question

/** A word or phrase with its meaning. */
export type Term = { [Is in Meaning]: { is: Is; value: Question[Is][number] } }[Meaning]

/** @example term('level', 'National') */
export const term = <Is extends Meaning>(is: Is, value: Question[Is][number]) =>
  ({ is, value }) as Term

/** The different values of the terms. */
export function toQuestion(terms: readonly Term[]): Question {
  const distinct = [...new Map(terms.map((found) => [JSON.stringify(found), found])).values()]
  const values = [...groupBy(distinct, ({ is }) => is)].map(
    ([is, found]) => [is, found.map(({ value }) => value)] as const,
  )
  return { ...emptyQuestion, ...Object.fromEntries(values) }
}

export const getMeanings = (question: Question): Meaning[] =>
  (Object.keys(question) as Meaning[]).filter((is) => question[is].length > 0)

export const has = (question: Question, ...meanings: readonly Meaning[]): boolean =>
  meanings.some((is) => question[is].length > 0)
