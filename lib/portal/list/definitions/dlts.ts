import { defineList } from '../define-list'
import { textFacet } from '../facets'

export const dltList = defineList<'dlts'>({
  family: 'dlts',
  intro:
    'Protocols and frameworks behind the ledgers of identity projects, such as Hyperledger Indy.',
  columns: [
    { key: 'type', title: 'Type', kind: 'text' },
    { key: 'website', title: 'Website', kind: 'website' },
  ],
  facets: [
    textFacet({ key: 'type', label: 'Type', values: ({ item }) => (item.type ? [item.type] : []) }),
  ],
  figure: {
    key: 'ledgers',
    title: 'Ledgers',
    countedAt: '/dlt-instances?technology=',
    getNumber: ({ item }) => item.instance_count,
  },
  getName: ({ item }) => item.title,
  getRow: ({ item }) => ({
    cells: { type: item.type, website: item.website },
  }),
})
