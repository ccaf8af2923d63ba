import { defineList, recordCell } from '../define-list'
import { enumFacet, linkedIds, linkFacet } from '../facets'

export const dltInstanceList = defineList<'dlt-instances'>({
  family: 'dlt-instances',
  intro:
    'Ledgers are running networks of a ledger technology, such as Ethereum mainnet. Identity projects and DID methods use these.',
  columns: [
    { key: 'technology', title: 'Technology', kind: 'record', family: 'dlts' },
    { key: 'operator', title: 'Operated by', kind: 'record', family: 'entities' },
    { key: 'website', title: 'Website', kind: 'website' },
  ],
  facets: [
    linkFacet('dlts', { key: 'technology', label: 'Technology' }),
    enumFacet(
      {
        key: 'use',
        label: 'Used by',
        needs: 'graph',
        values: ({ neighbours }) =>
          (['projects', 'did-methods'] as const).filter(
            (family) => linkedIds(neighbours, family).length > 0,
          ),
      },
      { projects: 'Projects', 'did-methods': 'DID methods' },
    ),
  ],
  figure: {
    key: 'links',
    title: 'Connections',
    countedAt: '/graph?node=dltinstance-',
    getNumber: ({ item }) => item.stats.total_links,
  },
  getName: ({ item }) => item.name,
  getRow: ({ item }) => ({
    cells: {
      technology: recordCell(item.dlt),
      operator: recordCell(item.operator),
      website: item.website,
    },
  }),
})
