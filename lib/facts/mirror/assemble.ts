/** Assembles a snapshot from fetched documents without changing them: ids, terms and credit come from the API. */
import { resource } from '@/lib/contract'
import type { Country } from '@/lib/contract/countries'
import { type Family, families } from '@/lib/contract/families'
import type { GraphNodes } from '@/lib/contract/graph'
import type { Terms } from '@/lib/contract/terms'
import type { SearchEntry, Snapshot, SnapshotItem } from '@/lib/dataset/snapshot'
import { codeOfRegulation } from '@/lib/facts/compile/documents/regulations'
import { countryEntry, nodeEntries, placeWeights } from '@/lib/facts/compile/documents/search'
import { fieldCounts } from '@/lib/facts/compile/field-counts'
import { isObject } from '@/lib/text/json-values'
import type { Collected } from './collect'

type Item = Record<string, unknown>

const texts = (...values: unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')

const getCode = (country: unknown): string[] => (isObject(country) ? texts(country.code) : [])

function getFilters(family: Family, item: Item, detail: unknown): Record<string, string[]> {
  if (family === 'projects') return { type: texts(item.type) }
  if (family === 'entities') return { type: Array.isArray(item.type) ? texts(...item.type) : [] }
  if (family !== 'regulations') return {}
  const region = isObject(detail) && isObject(detail.region) ? detail.region : {}
  const [country] = getCode(item.country)
  return { country: texts(codeOfRegulation({ country, region })) }
}

function makeItem(family: Family, item: Item, detail: unknown): SnapshotItem {
  const { includes } = resource(family)
  const fields = Object.entries(item)
  const arrays = includes.map((name) => [name, Array.isArray(item[name]) ? item[name] : []])
  return {
    id: Number(item.id),
    names: texts(item.title, item.name, item.trade_name, item.official_name),
    filters: getFilters(family, item, detail),
    summary: Object.fromEntries(fields.filter(([name]) => !includes.includes(name))),
    includes: Object.fromEntries(arrays),
  }
}

function regionEntries({ regions, lists }: Collected, weight: (codes: string[]) => number) {
  return regions.map((result): SearchEntry => {
    // The API does not list the countries of a region, so the countries of its projects are used.
    const projects = lists.projects.filter(({ region }) => region === result.title)
    const codes = [...new Set(projects.flatMap(({ country }) => getCode(country)))]
    return {
      group: 'regions',
      names: texts(result.title, result.code),
      score: weight(codes),
      result,
    }
  })
}

export function assemble(collected: Collected, from: string): Snapshot {
  const { lists, documents } = collected
  const items = families.map((family) => [
    family,
    lists[family].map((item) => makeItem(family, item, documents.get(`${family}/${item.id}`))),
  ])
  const itemsByFamily = Object.fromEntries(items) as Snapshot['families']
  const terms = documents.get('terms') as Terms
  const nodes = (documents.get('graph/nodes') as GraphNodes).data
  const weight = placeWeights(nodes)
  const additions = { sources: [], evidence: [] }
  const fetched = documents as Map<string, object>
  return {
    date: terms.last_updated,
    title: `Mirror of ${from}`,
    mirroredFrom: from,
    terms,
    families: itemsByFamily,
    additions,
    search: [
      ...nodeEntries(nodes, itemsByFamily),
      ...(lists.countries as unknown as Country[]).map(({ id, name, code, formal_name }) =>
        countryEntry({ id, name, code, formalName: formal_name ?? name }, weight([code])),
      ),
      ...regionEntries(collected, weight),
    ],
    documents: new Map([...fetched, ['fields', fieldCounts(itemsByFamily, additions, fetched)]]),
  }
}
