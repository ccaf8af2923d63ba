import type { Family } from '@/lib/contract/families'
import type { GraphNode } from '@/lib/contract/graph'
import { nodeFamilies, nodeId, resultType } from '@/lib/contract/node-types'
import type { SearchEntry, SnapshotItem } from '@/lib/dataset/snapshot'
import { type IsoCountry, isoCountries } from '@/lib/facts/load/countries'
import type { RegionRecord } from '@/lib/facts/load/records'
import { countValues } from '@/lib/text/group-by'
import type { Context } from '../context'

const noPlace = { code: null, countryFilter: null, regionFilter: null }

export function nodeEntries(
  nodes: readonly GraphNode[],
  families: Record<Family, SnapshotItem[]>,
): SearchEntry[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return nodeFamilies.flatMap((family) =>
    families[family].flatMap(({ id, names }) => {
      const node = byId.get(nodeId(family, id))
      if (!node) return []
      const type = resultType(node.type)
      const result = { id: node.id, title: node.title, type, ...noPlace }
      return [{ group: family, names, score: node.score ?? 0, result }]
    }),
  )
}

const getCountries = (region: RegionRecord): readonly string[] =>
  region.world_region
    ? isoCountries.filter((c) => c.worldRegion === region.title).map((c) => c.code)
    : region.countries

/**
 * Returns a function that computes the search score of a place, which may consist of several countries: the number of
 * their nodes on a logarithmic scale from 0 to 100.
 * @example placeWeights(nodes)(['CH', 'LI'])
 */
export function placeWeights(nodes: readonly GraphNode[]): (codes: readonly string[]) => number {
  const count = countValues(nodes.flatMap(({ countryCodes }) => countryCodes))
  return (codes) => {
    const sum = codes.reduce((total, code) => total + (count.get(code) ?? 0), 0)
    return Math.round((1000 * Math.log1p(sum)) / Math.log1p(nodes.length)) / 10
  }
}

export function countryEntry(
  { id, code, name, formalName }: Omit<IsoCountry, 'worldRegion'>,
  score: number,
): SearchEntry {
  const result = { id: `country-${id}`, title: name, type: 'Country', code }
  return {
    group: 'countries',
    names: [...new Set([name, formalName])],
    score,
    result: { ...result, countryFilter: code, regionFilter: null },
  }
}

function placeEntries(context: Context, nodes: readonly GraphNode[]): SearchEntry[] {
  const weight = placeWeights(nodes)
  const countries = isoCountries.map((country) => countryEntry(country, weight([country.code])))
  const regions = [...context.facts.regions.values()].map((region): SearchEntry => {
    const { id, title, abbreviation = null } = region
    const result = { id: `region-${id}`, title, type: 'Region', code: abbreviation }
    return {
      group: 'regions',
      names: [title, ...(abbreviation ? [abbreviation] : [])],
      score: weight(getCountries(region)),
      result: { ...result, countryFilter: null, regionFilter: title },
    }
  })
  return [...countries, ...regions]
}

export const searchEntries = (
  context: Context,
  nodes: readonly GraphNode[],
  families: Record<Family, SnapshotItem[]>,
): SearchEntry[] => [...nodeEntries(nodes, families), ...placeEntries(context, nodes)]
