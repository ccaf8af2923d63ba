/** Assembles a snapshot from fetched documents without changing them: ids, terms and credit come from the API. */
import { resource } from '@/lib/contract'
import { type Family, families } from '@/lib/contract/families'
import type { GraphNodes } from '@/lib/contract/graph'
import type { Terms } from '@/lib/contract/terms'
import type { SearchEntry, Snapshot, SnapshotItem } from '@/lib/dataset/snapshot'
import { nodeEntries, placeWeights } from '@/lib/facts/compile/documents/search'
import { fieldCounts } from '@/lib/facts/compile/field-counts'
import { isObject } from '@/lib/text/is-object'
import type { Collected } from './collect'

type Item = Record<string, unknown>

const texts = (...values: unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')

const getCode = (country: unknown): string[] => (isObject(country) ? texts(country.code) : [])

/** In the contract, `country=EU` matches the regulations of the European Union, which have a region but no country. */
function regulationCountry(item: Item, detail: unknown): string[] {
  const codes = getCode(item.country)
  const { region } = (detail ?? {}) as { region?: { abbreviation?: string } | null }
  return codes.length === 0 && region?.abbreviation === 'EU' ? ['EU'] : codes
}

function getFilters(family: Family, item: Item, detail: unknown): Record<string, string[]> {
  if (family === 'projects') return { type: texts(item.type) }
  if (family === 'entities') return { type: Array.isArray(item.type) ? texts(...item.type) : [] }
  return family === 'regulations' ? { country: regulationCountry(item, detail) } : {}
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

function countryEntry(item: Item, weight: (codes: readonly string[]) => number): SearchEntry {
  const [code = ''] = texts(item.code)
  const result = { id: `country-${item.id}`, title: String(item.name), type: 'Country', code }
  return {
    group: 'countries',
    names: [...new Set(texts(item.name, item.formal_name))],
    score: weight([code]),
    result: { ...result, countryFilter: code, regionFilter: null },
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
      ...lists.countries.map((item) => countryEntry(item, weight)),
      ...regionEntries(collected, weight),
    ],
    documents: new Map([...fetched, ['fields', fieldCounts(itemsByFamily, additions, fetched)]]),
  }
}
