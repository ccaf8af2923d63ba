import type { ItemOf } from '@/lib/contract/responses'
import { shortMethodName } from '@/lib/portal/graph/kinds'
import { defineList, numberColumn } from '../define-list'
import { enumFacet, linkFacet } from '../facets'

/** The API returns the number as a string. */
const countProjects = ({ project_count: text }: ItemOf<'did-methods'>): number => Number(text) || 0

export const didMethodList = defineList<'did-methods'>({
  family: 'did-methods',
  intro:
    'A DID method defines how to create and look up decentralized identifiers (DIDs). Each is listed with its specification and the number of projects that use it.',
  columns: [
    { key: 'contact', title: 'Contact', kind: 'text', getCell: ({ item }) => item.contact_name },
    {
      key: 'specification',
      title: 'Specification',
      kind: 'website',
      getCell: ({ item }) => item.specification_url,
    },
    numberColumn({
      key: 'projects',
      title: 'Projects',
      countedAt: '/projects?did-method=',
      getNumber: ({ item }) => countProjects(item),
    }),
  ],
  facets: [
    enumFacet({
      key: 'use',
      label: 'Use',
      values: ({ item }) => [countProjects(item) > 0 ? 'yes' : 'no'],
      names: { yes: 'Used by a project', no: 'No known use' },
    }),
    linkFacet('dlt-instances', { key: 'ledger', label: 'Ledger' }),
  ],
  getName: ({ item }) => item.name,
  getSearchText: shortMethodName,
})
