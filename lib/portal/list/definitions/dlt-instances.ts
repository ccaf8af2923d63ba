import { defineItemList, nameSort, numberSort, recordCell } from '../define-list'
import { enumFacet, linkedIds, linkFacet } from '../facets'

export const dltInstanceList = defineItemList<'dlt-instances'>({
  family: 'dlt-instances',
  intro:
    'Ledgers are running networks of a ledger technology, such as Ethereum mainnet. Identity projects and DID methods use these.',
  columns: [
    { key: 'technology', title: 'Technology', kind: 'record', family: 'dlts' },
    { key: 'operator', title: 'Operated by', kind: 'record', family: 'entities' },
    { key: 'website', title: 'Website', kind: 'website' },
    { key: 'links', title: 'Connections', kind: 'figure', sort: 'links' },
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
  sorts: [
    numberSort('links', 'Connections', ({ item }) => item.stats.total_links),
    nameSort(({ item }) => item.name),
  ],
  defaultSort: '-links',
  getName: ({ item }) => item.name,
  getRow: ({ item }) => ({
    cells: {
      technology: recordCell(item.dlt),
      operator: recordCell(item.operator),
      website: item.website,
      links: item.stats.total_links,
    },
  }),
})
