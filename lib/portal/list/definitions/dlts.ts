import { defineList, numberColumn } from '../define-list'
import { textFacet } from '../facets'

export const dltList = defineList<'dlts'>({
  family: 'dlts',
  intro:
    'Protocols and frameworks behind the ledgers of identity projects and DID methods, such as Hyperledger Indy.',
  columns: [
    {
      key: 'type',
      title: 'Class',
      csvTitle: 'Type',
      kind: 'text',
      getCell: ({ item }) => item.type,
    },
    { key: 'website', title: 'Website', kind: 'website', getCell: ({ item }) => item.website },
    numberColumn({
      key: 'ledgers',
      title: 'Ledgers',
      countedAt: '/dlt-instances?technology=',
      getNumber: ({ item }) => item.instance_count,
    }),
  ],
  facets: [
    textFacet({
      key: 'type',
      label: 'Class',
      values: ({ item }) => (item.type ? [item.type] : []),
    }),
  ],
  getName: ({ item }) => item.title,
})
