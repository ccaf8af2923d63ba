/** Compiles facts into a snapshot: the complete documents of every resource. Equal facts give equal bytes. */
import type { Family } from '@/lib/contract/families'
import { type CheckedFacts, checkFacts, formatProblem } from '@/lib/facts/load/check'
import { datasetTimestamp, termsOf } from '@/lib/facts/load/dataset-record'
import { loadFacts } from '@/lib/facts/load/load'
import type { Snapshot, SnapshotItem } from '@/lib/facts/snapshot'
import { type Context, contextOf } from './context'
import { countryItems } from './documents/countries'
import { didMethodDetail, didMethodItems } from './documents/did-methods'
import { dltInstanceDetail, dltInstanceItems } from './documents/dlt-instances'
import { dltDetail, dltItems } from './documents/dlts'
import { entityDetail, entityItems } from './documents/entities'
import { graphLinks, graphNodes } from './documents/graph'
import { industryItems } from './documents/industries'
import { personDetail, personItems } from './documents/people'
import { projectDetail, projectItems } from './documents/projects'
import { regulationDetail, regulationItems } from './documents/regulations'
import { projectRelationships } from './documents/relationships'
import { searchEntries } from './documents/search'
import { standardDetail, standardItems } from './documents/standards'

/** Thrown if facts have problems. The message lists all of them, one per line. */
export class FactsError extends Error {
  override name = 'FactsError'
}

const familyItems = (context: Context): Record<Family, SnapshotItem[]> => ({
  projects: projectItems(context),
  entities: entityItems(context),
  people: personItems(context),
  regulations: regulationItems(context),
  standards: standardItems(context),
  dlts: dltItems(context),
  'dlt-instances': dltInstanceItems(context),
  'did-methods': didMethodItems(context),
  countries: countryItems(context),
  industries: industryItems(context),
})

/** The detail documents of a family as `[path, document]`. */
function details<R extends { id: number }>(
  context: Context,
  family: Family,
  records: Map<string, R>,
  detail: (context: Context, key: string, record: R) => object,
): [string, object][] {
  return [...records].map(([key, record]) => [
    `${family}/${record.id}`,
    detail(context, key, record),
  ])
}

function familyDocuments(context: Context): [string, object][] {
  const { facts } = context
  return [
    ...details(context, 'projects', facts.projects, projectDetail),
    ...[...facts.projects].map(([slug, project]): [string, object] => [
      `projects/${project.id}/relationships`,
      projectRelationships(context, slug, project),
    ]),
    ...details(context, 'entities', facts.entities, entityDetail),
    ...details(context, 'people', facts.people, personDetail),
    ...details(context, 'regulations', facts.regulations, regulationDetail),
    ...details(context, 'standards', facts.standards, standardDetail),
    ...details(context, 'dlts', facts.dlts, dltDetail),
    ...details(context, 'dlt-instances', facts['dlt-instances'], dltInstanceDetail),
    ...details(context, 'did-methods', facts['did-methods'], didMethodDetail),
  ]
}

export function compile({ dataset, facts }: CheckedFacts): Snapshot {
  const context = contextOf(dataset, facts)
  const families = familyItems(context)
  const nodes = graphNodes(context)
  const terms = termsOf(dataset)
  return {
    date: datasetTimestamp(dataset),
    title: dataset.title,
    terms,
    families,
    search: searchEntries(context, nodes.data, families),
    documents: new Map([
      ...familyDocuments(context),
      ['graph/nodes', nodes],
      ['graph/links', graphLinks(context)],
      ['terms', terms],
    ]),
  }
}

/**
 * Loads, checks and compiles a data folder. Throws a `FactsError` if there are problems.
 * @example const { documents } = await compileFolder('data')
 */
export async function compileFolder(folder: string): Promise<Snapshot> {
  const { checked, problems } = checkFacts(await loadFacts(folder))
  if (!checked) {
    throw new FactsError(problems.map((problem) => formatProblem(problem, folder)).join('\n'))
  }
  return compile(checked)
}
