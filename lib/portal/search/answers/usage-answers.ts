/** Answers about projects that use any record of a family: a ledger, a DID method, a standard. */
import { unwrap } from '@/lib/client/result'
import { getWords } from '@/lib/contract/families'
import { getNames, makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { exploreAddress, parseExploreQuery } from '@/lib/portal/explore/explore-query'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { linkedIds, noValue } from '@/lib/portal/list/facets'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { listAddress } from '@/lib/portal/list/list-state'
import { projectEntry } from '@/lib/portal/related/project-entry'
import { facetOfFamily } from '@/lib/portal/related/usage'
import { counted } from '@/lib/text/counted'
import { countValues } from '@/lib/text/group-by'
import { type Answer, cutRows, makeNumber } from './answer'
import { countByCountry, getFilters, placePhrase } from './list-answers'
import { emptyQuestion, type Question } from './question'
import { recordRows, usageSentences } from './record-answers'

/** The families whose records projects use, and cross tables show in columns. */
export const countedFamilies = ['did-methods', 'dlt-instances', 'standards'] as const

/** The countries with projects that use any record of a family: `countries that use a ledger`. */
export function answerCountriesUsing(
  family: (typeof countedFamilies)[number],
  data: PortalData,
): Answer | undefined {
  const { nodes, neighbours } = unwrap(makeGraph(data)).data
  const names = getNames(data)
  const entries = [...nodes.values()].flatMap((node) => {
    const isUser = linkedIds(neighbours(node.id), family).length > 0
    return (isUser && projectEntry(node, names)) || []
  })
  const { singular, plural } = getWords(family)
  const table = new URLSearchParams({ columns: facetOfFamily[family], rows: 'country' })
  const name = `a ${singular}`
  return countByCountry(`projects that use ${name}`, entries, {
    path: exploreAddress(parseExploreQuery(table)),
    text: usageSentences(name, family, entries),
    links: [{ text: `All ${plural}`, path: `/${family}` }],
  })
}

/** The projects of some places that use any record of a family, with these records: `ledgers in Germany`. */
export function answerUsageIn(
  { country, region, group }: Question,
  family: (typeof countedFamilies)[number],
  data: PortalData,
): Answer | undefined {
  const place: Question = { ...emptyQuestion, country, region, group }
  const index = indexOfList(data, 'projects')
  const filters = getFilters(place, index)
  const key = facetOfFamily[family]
  const positions = matchingPositions(index, filters)
  const used = positions
    .map((position) => index.values.get(key)?.[position]?.filter((id) => id !== noValue) ?? [])
    .filter((ids) => ids.length > 0)
  if (used.length === 0) return undefined
  const counts = [...countValues(used.flat())].sort(([, a], [, b]) => b - a)
  const ids = counts.map(([id]) => id)
  const { singular, plural } = getWords(family)
  const where = placePhrase(place, 'projects', data)
  const path = listAddress('/projects', { page: 1, filters: { ...filters, [key]: ids.toSorted() } })
  const uses = used.length === 1 ? 'uses' : 'use'
  return {
    title: `${counted(used.length, 'project')}${where} that ${uses} a ${singular}`,
    path,
    text: `Of ${counted(positions.length, 'project')}${where}. The ${ids.length === 1 ? singular : plural}:`,
    number: makeNumber(used.length, 'project', 'projects'),
    ...cutRows(
      counts.flatMap(([id, count]) =>
        recordRows([id], family, data).map((row) => ({ ...row, note: counted(count, 'project') })),
      ),
    ),
    links: [{ text: 'All of these projects', path }],
  }
}
