import { defineItemList } from '../define-list'
import { countryFacet, withNone } from '../facets'
import { countryCell, listRow } from '../list-row'
import { nameSort, numberSort } from '../sorts'

export const regulationList = defineItemList<'regulations'>({
  family: 'regulations',
  intro:
    'Laws and regulations that decentralized identity projects follow, with their official names and texts.',
  pageSize: 20,
  columns: [
    { key: 'country', title: 'Country', kind: 'country' },
    { key: 'text', title: 'Text', kind: 'website' },
    { key: 'projects', title: 'Projects following', kind: 'figure', sort: 'projects' },
  ],
  facets: [
    withNone(
      countryFacet({
        key: 'country',
        label: 'Country',
        values: ({ item }) => (item.country ? [item.country.code] : []),
      }),
      'International or regional',
    ),
  ],
  sorts: [
    numberSort('projects', 'Projects following', ({ item }) => item.stats.total_links),
    nameSort(({ item }) => item.title),
  ],
  defaultSort: '-projects',
  idOf: ({ item }) => item.id,
  nameOf: ({ item }) => item.title,
  rowOf: ({ item }) =>
    listRow({
      id: item.id,
      name: item.title,
      note: item.official_name === item.title ? undefined : item.official_name,
      cells: {
        country: countryCell(item.country) ?? 'International or regional',
        text: item.url,
        projects: item.stats.total_links,
      },
    }),
})
