import { defineItemList, listRow, nameSort, numberSort } from '../define-list'
import { textFacet } from '../facets'

export const dltList = defineItemList<'dlts'>({
  family: 'dlts',
  intro:
    'Protocols and frameworks behind the ledgers of identity projects, such as Hyperledger Indy.',
  pageSize: 20,
  columns: [
    { key: 'type', title: 'Type', kind: 'text' },
    { key: 'website', title: 'Website', kind: 'website' },
    { key: 'ledgers', title: 'Ledgers', kind: 'figure', sort: 'ledgers' },
  ],
  facets: [
    textFacet({ key: 'type', label: 'Type', values: ({ item }) => (item.type ? [item.type] : []) }),
  ],
  sorts: [
    numberSort('ledgers', 'Ledgers', ({ item }) => item.instance_count),
    nameSort(({ item }) => item.title),
  ],
  defaultSort: '-ledgers',
  getId: ({ item }) => item.id,
  getName: ({ item }) => item.title,
  getRow: ({ item }) =>
    listRow({
      id: item.id,
      name: item.title,
      cells: { type: item.type, website: item.website, ledgers: item.instance_count },
    }),
})
