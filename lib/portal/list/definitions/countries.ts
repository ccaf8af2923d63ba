import { defineItemList } from '../define-list'
import { listRow } from '../list-row'
import { nameSort, numberSort } from '../sorts'

export const countryList = defineItemList<'countries'>({
  family: 'countries',
  intro:
    'Countries by the decentralized identity projects headquartered in them or serving them, and by their organizations and regulations.',
  columns: [
    { key: 'hq', title: 'Projects headquartered', kind: 'figure', sort: 'hq' },
    { key: 'target', title: 'Projects serving', kind: 'figure', sort: 'target' },
    { key: 'entities', title: 'Organizations', kind: 'figure', sort: 'entities' },
    { key: 'regulations', title: 'Regulations', kind: 'figure', sort: 'regulations' },
  ],
  facets: [],
  sorts: [
    nameSort(({ item }) => item.name),
    numberSort('hq', 'Projects headquartered', ({ item }) => item.stats.projects_hq),
    numberSort('target', 'Projects serving', ({ item }) => item.stats.projects_target),
    numberSort('entities', 'Organizations', ({ item }) => item.stats.entities),
    numberSort('regulations', 'Regulations', ({ item }) => item.stats.regulations),
  ],
  defaultSort: 'name',
  hiddenByDefault: {
    key: 'records',
    value: 'all',
    isHidden: ({ item: { stats } }) =>
      stats.projects_hq + stats.projects_target + stats.entities + stats.regulations === 0,
    words: 'without any record',
  },
  searchableNames: ({ name, formal_name, code }) => [name, formal_name, code],
  idOf: ({ item }) => item.id,
  nameOf: ({ item }) => item.name,
  rowOf: ({ item: { id, code, name, stats } }) =>
    listRow({
      id,
      code,
      name,
      cells: {
        hq: stats.projects_hq,
        target: stats.projects_target,
        entities: stats.entities,
        regulations: stats.regulations,
      },
    }),
})
