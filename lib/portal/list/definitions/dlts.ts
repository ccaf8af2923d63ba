import { defineItemList } from '../define-list'
import { listRow } from '../list-row'
import { nameSort, numberSort } from '../sorts'

const maxTypeLength = 100

export const dltList = defineItemList<'dlts'>({
  family: 'dlts',
  intro:
    'Distributed ledger technologies, such as protocols and frameworks, that the ledgers of identity projects are based on.',
  pageSize: 20,
  columns: [
    { key: 'type', title: 'Type', kind: 'text' },
    { key: 'website', title: 'Website', kind: 'website' },
    { key: 'ledgers', title: 'Ledgers', kind: 'figure', sort: 'ledgers' },
  ],
  facets: [
    {
      key: 'type',
      label: 'Type',
      all: 'All types',
      // Any type is accepted, because each server has types of its own.
      parse: (value) => (value.length <= maxTypeLength ? value : undefined),
      values: ({ item }) => (item.type ? [item.type] : []),
      nameOf: (value) => value,
    },
  ],
  sorts: [
    numberSort('ledgers', 'Ledgers', ({ item }) => item.instance_count),
    nameSort(({ item }) => item.title),
  ],
  defaultSort: '-ledgers',
  idOf: ({ item }) => item.id,
  nameOf: ({ item }) => item.title,
  rowOf: ({ item }) =>
    listRow({
      id: item.id,
      name: item.title,
      cells: { type: item.type, website: item.website, ledgers: item.instance_count },
    }),
})
