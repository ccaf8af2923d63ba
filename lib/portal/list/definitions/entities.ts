import { connectionsColumn, countryCell, defineList } from '../define-list'
import { countryFacet, enumFacet, groupFacet, withNone } from '../facets'
import type { RecordSubject } from '../list-definition'

const roleNames = {
  manages: 'Project manager',
  funds: 'Project funder',
  affiliated: 'Project partner',
  member: 'Consortium member',
  operates: 'Ledger operator',
  'did-method': 'DID method maintainer',
}

/** The role of an organization, by the type of its link and the prefix of the other node's id. */
const roleOfLink: Record<string, string | undefined> = {
  'Managing project': 'manages',
  'Funding project': 'funds',
  'Affiliation project': 'affiliated',
  'Member project': 'member',
  'Managing dltinstance': 'operates',
  'Affiliation didmethod': 'did-method',
}

function getRoles({ neighbours }: RecordSubject<'entities'>): string[] {
  const roles = new Set<string>()
  for (const { node, link, outgoing } of neighbours) {
    const prefix = node.id.slice(0, node.id.lastIndexOf('-'))
    const role = outgoing ? roleOfLink[`${link.type} ${prefix}`] : undefined
    if (role) roles.add(role)
  }
  return [...roles]
}

const getCodes = ({ item }: RecordSubject<'entities'>) => (item.country ? [item.country.code] : [])

export const entityList = defineList<'entities'>({
  family: 'entities',
  intro:
    'Public and private organizations that manage, fund, join or build identity projects, ledgers and DID methods.',
  headings: { type: { Public: 'Public organizations', Private: 'Private organizations' } },
  columns: [
    {
      key: 'type',
      title: 'Sector',
      csvTitle: 'Type',
      kind: 'text',
      getCell: ({ item }) => item.type.join(', '),
    },
    {
      key: 'country',
      title: 'Country',
      kind: 'country',
      getCell: ({ item }) => countryCell(item.country),
    },
    { key: 'website', title: 'Website', kind: 'website', getCell: ({ item }) => item.website },
    connectionsColumn('entities'),
  ],
  facets: [
    enumFacet({
      key: 'type',
      label: 'Sector',
      values: ({ item }) => item.type,
      names: { Public: 'Public', Private: 'Private' },
    }),
    countryFacet({ key: 'country', label: 'Country', values: getCodes }),
    withNone(groupFacet(getCodes)),
    enumFacet({ key: 'role', label: 'Role', needs: 'graph', values: getRoles, names: roleNames }),
  ],
  getName: ({ item }) => item.name,
  getOtherNames: ({ item }) => [item.trade_name],
  getNote: ({ item }) => item.trade_name,
})
