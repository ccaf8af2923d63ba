import { connectionsColumn, defineList, recordCell } from '../define-list'
import { enumFacet, linkedIds, linkFacet } from '../facets'

export const dltInstanceList = defineList<'dlt-instances'>({
  family: 'dlt-instances',
  intro:
    'Ledgers are running networks of a ledger technology, such as Ethereum mainnet. Identity projects and DID methods use them.',
  columns: [
    {
      key: 'technology',
      title: 'Technology',
      kind: 'record',
      family: 'dlts',
      getCell: ({ item }) => recordCell(item.dlt),
    },
    {
      key: 'operator',
      title: 'Operated by',
      kind: 'record',
      family: 'entities',
      getCell: ({ item }) => recordCell(item.operator),
    },
    { key: 'website', title: 'Website', kind: 'website', getCell: ({ item }) => item.website },
    connectionsColumn('dlt-instances'),
  ],
  facets: [
    linkFacet('dlts', { key: 'technology', label: 'Technology' }),
    enumFacet({
      key: 'use',
      label: 'Used by',
      needs: 'graph',
      values: ({ neighbours }) =>
        (['projects', 'did-methods'] as const).filter(
          (family) => linkedIds(neighbours, family).length > 0,
        ),
      names: { projects: 'Projects', 'did-methods': 'DID methods' },
    }),
  ],
  getName: ({ item }) => item.name,
})
