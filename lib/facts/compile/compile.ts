/**
 * Compiles facts into a snapshot, which contains the complete documents of every resource. Equal facts produce equal
 * bytes.
 */
import { type Family, families } from '@/lib/contract/families'
import type { GraphLink } from '@/lib/contract/graph'
import type { NodeFamily } from '@/lib/contract/node-types'
import type { Snapshot, SnapshotItem } from '@/lib/dataset/snapshot'
import { type CheckedFacts, checkFacts, formatProblem } from '@/lib/facts/load/check'
import { datasetTimestamp, makeTerms } from '@/lib/facts/load/dataset-record'
import { type LoadedFacts, loadFacts } from '@/lib/facts/load/load'
import type { Facts, RecordOf } from '@/lib/facts/load/records'
import { type Context, makeContext } from './context'
import { auditsDocument } from './documents/audits'
import { compilers, type FactFamily } from './documents/compilers'
import { countryItems } from './documents/countries'
import { evidenceItems } from './documents/evidence'
import { graphLinks, graphNodes } from './documents/graph'
import { projectRelationships } from './documents/relationships'
import { searchEntries } from './documents/search'
import { recordsBySource, sourceDocuments, sourceItem } from './documents/sources'
import type { FamilyCompiler } from './family-compiler'
import { fieldCounts } from './field-counts'
import { byName } from './order'

/** Thrown if the facts have problems. The message lists all of them, one per line. */
export class FactsError extends Error {
  override name = 'FactsError'
}

const factFamilies = families.filter((family): family is FactFamily => family !== 'countries')

function listItems<F extends FactFamily>(context: Context, family: F): SnapshotItem[] {
  const { item, measure }: FamilyCompiler<RecordOf<F>> = compilers[family]
  // A family that is not in the graph has a measure of its own.
  const countLinks = (id: number) => context.linkCount(family as NodeFamily, id)
  const measured = [...context.facts[family]].map(([key, record]) => ({
    ...{ key, record },
    measure: measure?.(context, key, record) ?? countLinks(record.id),
  }))
  return measured
    .sort((a, b) => b.measure - a.measure || byName(a.record, b.record))
    .flatMap(({ key, record }) => {
      const found = item(context, key, record)
      if (!found) return []
      const { names, filters = {}, summary, includes = {} } = found
      return [{ id: record.id, names, filters, summary, includes }]
    })
}

const familyItems = (context: Context) =>
  Object.fromEntries(
    families.map((family) => [
      family,
      family === 'countries' ? countryItems(context) : listItems(context, family),
    ]),
  ) as Record<Family, SnapshotItem[]>

function getLinks<F extends FactFamily>(facts: Facts, family: F): GraphLink[] {
  const { links }: FamilyCompiler<RecordOf<F>> = compilers[family]
  return links ? [...facts[family]].flatMap(([key, record]) => links(facts, key, record)) : []
}

/** Returns the detail documents of a family as `[path, document]`. */
function details<F extends FactFamily>(context: Context, family: F): [string, object][] {
  const { detail }: FamilyCompiler<RecordOf<F>> = compilers[family]
  if (!detail) return []
  return [...context.facts[family]].map(([key, record]) => [
    `${family}/${record.id}`,
    detail(context, key, record),
  ])
}

const relationships = (context: Context): [string, object][] =>
  [...context.facts.projects].map(([slug, project]) => [
    `projects/${project.id}/relationships`,
    projectRelationships(context, slug, project),
  ])

export function compile(checked: CheckedFacts): Snapshot {
  const { dataset, facts } = checked
  const links = factFamilies.flatMap((family) => getLinks(facts, family))
  const context = makeContext(checked, links)
  const sources = sourceDocuments(context)
  const items = familyItems(context)
  const records = new Map([
    ...factFamilies.flatMap((family) => details(context, family)),
    ...relationships(context),
  ])
  const citing = recordsBySource(items, records)
  const additions = {
    sources: sources.map((source) => sourceItem(source, citing.get(source.url))),
    evidence: evidenceItems(checked),
  }
  const documents = new Map([
    ...records,
    ...sources.map((source): [string, object] => [`sources/${source.id}`, source]),
  ])
  const nodes = graphNodes(context)
  const terms = makeTerms(dataset)
  return {
    date: datasetTimestamp(dataset),
    title: dataset.title,
    terms,
    families: items,
    additions,
    search: searchEntries(context, nodes.data, items),
    documents: new Map([
      ...documents,
      ['fields', fieldCounts(items, additions, documents)],
      ['graph/nodes', nodes],
      ['graph/links', graphLinks(context)],
      ['audits', auditsDocument(checked)],
      ['terms', terms],
    ]),
  }
}

/** Checks the facts loaded from a folder. Throws a `FactsError` if there are problems. */
export function requireChecked(loaded: LoadedFacts, folder: string): CheckedFacts {
  const { checked, problems } = checkFacts(loaded)
  if (checked) return checked
  throw new FactsError(problems.map((problem) => formatProblem(problem, folder)).join('\n'))
}

export const compileLoaded = (loaded: LoadedFacts, folder: string): Snapshot =>
  compile(requireChecked(loaded, folder))

/**
 * Loads, checks and compiles a data folder. Throws a `FactsError` if there are problems.
 * @example const { documents } = await compileFolder('data')
 */
export const compileFolder = async (folder: string): Promise<Snapshot> =>
  compileLoaded(await loadFacts(folder), folder)
