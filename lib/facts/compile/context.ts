/** The input of all documents: the facts, the links between records, and values derived from them. */

import { createHash } from 'node:crypto'
import type { GraphLink } from '@/lib/contract/graph'
import { type NodeFamily, nodeFamilies, nodeId } from '@/lib/contract/node-types'
import { publicBase } from '@/lib/dataset/snapshot'
import type { CheckedFacts } from '@/lib/facts/load/check'
import { countryByCode } from '@/lib/facts/load/countries'
import type { DatasetRecord } from '@/lib/facts/load/dataset-record'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import type {
  DidMethodRecord,
  DltInstanceRecord,
  EntityRecord,
  Facts,
} from '@/lib/facts/load/records'
import { type SourceFinder, sourceFinder } from '@/lib/facts/sources/known-source'
import { computeMeasures, computeScore, maxMeasures, normalize } from '@/lib/score/measures'
import { type Backlink, type Backlinks, getBacklinks } from './backlinks'
import { countLinks, lookUp } from './links'

/** Returns the score of every node, by the formula in `lib/score/formula.ts`. */
export function scores(nodes: readonly string[], links: readonly GraphLink[]): Map<string, number> {
  const measures = computeMeasures(nodes, links)
  const max = maxMeasures(measures.values())
  return new Map(
    [...measures].map(([node, measure]) => [
      node,
      measure.degree === 0 ? 0 : computeScore(normalize(max, measure)),
    ]),
  )
}

export interface Context {
  dataset: DatasetRecord
  facts: Facts
  lookUpSource: SourceFinder
  links: GraphLink[]
  backlinks: Backlinks
  linkCount: (family: NodeFamily, id: number) => number
  score: (family: NodeFamily, id: number) => number
  /** Returns the first managing entity of a project, with the source of that relation. */
  managingEntity: (project: ProjectRecord) => { entity: EntityRecord; source: string } | undefined
}

export function makeContext(checked: CheckedFacts, links: GraphLink[]): Context {
  const { dataset, facts } = checked
  const counts = countLinks(links)
  const nodes = nodeFamilies.flatMap((family) =>
    [...facts[family].values()].map((record) => nodeId(family, record.id)),
  )
  const nodeScores = scores(nodes, links)
  return {
    dataset,
    facts,
    lookUpSource: sourceFinder(checked),
    links,
    backlinks: getBacklinks(facts),
    linkCount: (family, id) => counts.get(nodeId(family, id)) ?? 0,
    score: (family, id) => nodeScores.get(nodeId(family, id)) ?? 0,
    managingEntity: (project) => {
      const relation = project.entities.find((r) => r.relationship === 'Managing')
      if (!relation) return undefined
      return { entity: lookUp(facts, 'entities', relation.entity), source: relation.source }
    },
  }
}

/** Returns the country object for an ISO code. Throws for an unknown code, which the check of the facts rules out. */
export function countryRef(code: string): { id: number; name: string; code: string } {
  const country = countryByCode(code)
  if (!country) throw new Error(`There is no country ${code}`)
  return { id: country.id, name: country.name, code }
}

/** Returns some fields of a record, in the order of their names. */
export const pick = <Source, Field extends keyof Source>(
  source: Source,
  ...fields: Field[]
): Pick<Source, Field> =>
  Object.fromEntries(fields.map((field) => [field, source[field]])) as Pick<Source, Field>

export const nameRef = (record: { id: number; name: string }) => pick(record, 'id', 'name')

/** Returns the organization that runs a ledger, if it is known. */
export const getOperator = (facts: Facts, { operator }: DltInstanceRecord) =>
  operator ? nameRef(lookUp(facts, 'entities', operator)) : null

export const didMethodRef = (method: DidMethodRecord) =>
  pick(method, 'id', 'name', 'specification_url')

export const projectRef = (project: ProjectRecord) =>
  pick(project, 'id', 'title', 'type', 'website')

/** A relation that a project states, as seen from the other record. */
export type ProjectBacklink = Backlink<ProjectRecord, { source: string }>

/** A relation to a project without further fields. */
export const projectRelation = ({ owner, relation }: ProjectBacklink) => ({
  project: projectRef(owner),
  source: relation.source,
})

/** A project in the array that `include_projects` adds. */
export const includedProject = ({ owner, relation }: ProjectBacklink) => ({
  ...pick(owner, 'id', 'title', 'type', 'status'),
  source: relation.source,
})

/** Returns the host of a website without a leading `www.`. */
export const getDomain = (website: string | undefined): string | undefined =>
  website && new URL(website).hostname.replace(/^www\./, '')

export const logoUrl = (website: string | undefined): string | undefined =>
  website && `${publicBase}/logos/${getDomain(website)}.webp`

/** Returns an id for something that has only a name in the facts. It is stable, because it depends on names alone. */
export const derivedId = (...names: (string | number)[]): number =>
  createHash('sha256').update(names.join('\n')).digest().readUIntBE(0, 6) + 1
