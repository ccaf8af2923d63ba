import { defineGraphList } from '../define-list'
import { countryFacet, enumFacet, idOfNode } from '../facets'
import type { NodeSubject } from '../list-definition'
import { countryCell, countryCellOfCode, listRow } from '../list-row'
import { nameSort, numberSort } from '../sorts'

const roleNames = {
  manages: 'Manages a project',
  funds: 'Funds a project',
  affiliated: 'Is affiliated with a project',
  member: 'Is member of a consortium',
  operates: 'Operates a ledger',
  'did-method': 'Stands behind a DID method',
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

function rolesOf({ neighbours }: NodeSubject): string[] {
  const roles = new Set<string>()
  for (const { node, link, outgoing } of neighbours) {
    const prefix = node.id.slice(0, node.id.lastIndexOf('-'))
    const role = outgoing ? roleOfLink[`${link.type} ${prefix}`] : undefined
    if (role) roles.add(role)
  }
  return [...roles]
}

export const entityList = defineGraphList<'entities'>({
  family: 'entities',
  intro:
    'Public and private organizations that manage, fund, join or build decentralized identity projects, ledgers and DID methods.',
  headings: { type: { Public: 'Public organizations', Private: 'Private organizations' } },
  pageSize: 20,
  columns: [
    { key: 'type', title: 'Type', kind: 'text' },
    { key: 'country', title: 'Country', kind: 'country' },
    { key: 'website', title: 'Website', kind: 'website' },
    { key: 'links', title: 'Connections', kind: 'figure', sort: 'links' },
  ],
  facets: [
    enumFacet(
      {
        key: 'type',
        label: 'Type',
        isApiFilter: true,
        values: ({ node, typesOf }) => typesOf(node),
      },
      { Public: 'Public', Private: 'Private' },
    ),
    countryFacet({
      key: 'country',
      label: 'Country',
      values: ({ node }) => (node.country ? [node.country] : []),
    }),
    enumFacet({ key: 'role', label: 'Role', needs: 'graph', values: rolesOf }, roleNames),
  ],
  sorts: [
    numberSort('links', 'Connections', ({ node }) => node.total_links),
    nameSort(({ node }) => node.title),
  ],
  defaultSort: '-links',
  idOf: idOfNode,
  nameOf: ({ node }) => node.title,
  rowOf: ({ node, typesOf }, names) =>
    listRow({
      id: idOfNode({ node }),
      name: node.title,
      cells: {
        type: typesOf(node).join(', '),
        country: countryCellOfCode(node.country, names),
        website: node.website?.Url,
        links: node.total_links,
      },
    }),
  rowOfItem: (entity) =>
    listRow({
      id: entity.id,
      name: entity.name,
      note: entity.trade_name,
      cells: {
        type: entity.type.join(', '),
        country: countryCell(entity.country),
        website: entity.website,
        links: entity.stats.total_links,
      },
    }),
})
