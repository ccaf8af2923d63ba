/** What the documents of all families are made from: the facts, the links and what is derived of both. */
import { createHash } from 'node:crypto'
import type { GraphLink } from '@/lib/contract/graph'
import { type NodeFamily, nodeFamilies, nodeId } from '@/lib/contract/node-types'
import { countryByCode } from '@/lib/facts/load/countries'
import type { DatasetRecord } from '@/lib/facts/load/dataset-record'
import type { ProjectRecord } from '@/lib/facts/load/project-record'
import type { DidMethodRecord, EntityRecord, Facts } from '@/lib/facts/load/records'
import { publicBase } from '@/lib/facts/public-base'
import { countLinks, lookUp } from './links'
import { scores } from './score'
import { type Uses, usesOf } from './uses'

export interface Context {
  dataset: DatasetRecord
  facts: Facts
  links: GraphLink[]
  uses: Uses
  linkCount: (family: NodeFamily, id: number) => number
  score: (family: NodeFamily, id: number) => number
  /** The first entity that the project names as managing it. */
  managing: (project: ProjectRecord) => { entity: EntityRecord; source: string } | undefined
}

export function contextOf(dataset: DatasetRecord, facts: Facts, links: GraphLink[]): Context {
  const counts = countLinks(links)
  const nodes = nodeFamilies.flatMap((family) =>
    [...facts[family].values()].map((record) => nodeId(family, record.id)),
  )
  const scored = scores(nodes, links)
  return {
    dataset,
    facts,
    links,
    uses: usesOf(facts),
    linkCount: (family, id) => counts.get(nodeId(family, id)) ?? 0,
    score: (family, id) => scored.get(nodeId(family, id)) ?? 0,
    managing: (project) => {
      const relation = project.entities.find((r) => r.relationship === 'Managing')
      if (!relation) return undefined
      return { entity: lookUp(facts, 'entities', relation.entity), source: relation.source }
    },
  }
}

/** The country object of an ISO code that the check has accepted. */
export function countryRef(code: string): { id: number; name: string; code: string } {
  const country = countryByCode(code)
  if (!country) throw new Error(`no country ${code}`)
  return { id: country.id, name: country.name, code }
}

export const nameRef = ({ id, name }: { id: number; name: string }) => ({ id, name })

export const didMethodRef = ({ id, name, specification_url }: DidMethodRecord) => ({
  id,
  name,
  specification_url,
})

export const projectRef = ({ id, title, type, website }: ProjectRecord) => ({
  id,
  title,
  type,
  website,
})

/** A relation to a project that holds nothing but its source. */
export const projectRelation = (use: { owner: ProjectRecord; relation: { source: string } }) => ({
  project: projectRef(use.owner),
  source: use.relation.source,
})

/** A project as the lists of `include_projects` show it. */
export const projectUse = (use: { owner: ProjectRecord; relation: { source: string } }) => ({
  id: use.owner.id,
  title: use.owner.title,
  type: use.owner.type,
  status: use.owner.status,
  source: use.relation.source,
})

/** The host of a website without a leading `www.`. */
export const domainOf = (website: string | undefined): string | undefined =>
  website && new URL(website).hostname.replace(/^www\./, '')

export const logoUrl = (website: string | undefined): string | undefined =>
  website && `${publicBase}/logos/${domainOf(website)}.webp`

/** An id for what the facts name but do not number: equal names have equal ids, whatever stands around them. */
export const derivedId = (...names: (string | number)[]): number =>
  createHash('sha256').update(names.join('\n')).digest().readUIntBE(0, 6) + 1
