import { defineItemList, nameSort, numberSort } from '../define-list'
import { textFacet } from '../facets'

export const dltList = defineItemList<'dlts'>({
  family: 'dlts',
  intro:
    'Protocols and frameworks behind the ledgers of identity projects, such as Hyperledger Indy.',
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
  getName: ({ item }) => item.title,
  getRow: ({ item }) => ({
    cells: { type: item.type, website: item.website, ledgers: item.instance_count },
  }),
})
