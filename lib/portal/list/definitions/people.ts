import { fullMethodName } from '@/lib/portal/graph/kinds'
import type { PersonRole } from '@/lib/portal/projects/person-roles'
import { counted, enumerated } from '@/lib/text/counted'
import { fullestTexts } from '@/lib/text/fold'
import { rolesNote } from '@/lib/text/labels'
import { connectionsColumn, defineList, recordCell } from '../define-list'
import { countryFacet, enumFacet } from '../facets'
import type { NodeSubject } from '../list-definition'

const workNames = { projects: 'Projects', 'did-methods': 'DID methods', standards: 'Standards' }
const workByPrefix: Record<string, keyof typeof workNames | undefined> = {
  project: 'projects',
  didmethod: 'did-methods',
  standard: 'standards',
}

function getWork({ neighbours }: NodeSubject): string[] {
  const kinds = neighbours.map(
    ({ node }) => workByPrefix[node.id.slice(0, node.id.lastIndexOf('-'))],
  )
  return [...new Set(kinds.filter((kind) => kind !== undefined))]
}

/** The first role, and how many more there are. The profile lists all of them. */
function rolesText(roles: readonly PersonRole[]): string | undefined {
  const [first, ...otherRoles] = fullestTexts(roles.flatMap(({ role }) => role ?? []))
  return otherRoles.length > 0 ? `${first} and ${counted(otherRoles.length, 'more role')}` : first
}

/** @example 'Contact for did:key and did:web' */
function contactText({ neighbours }: NodeSubject): string | undefined {
  const methods = neighbours.filter(({ node }) => node.id.startsWith('didmethod-'))
  if (methods.length === 0) return undefined
  return `Contact for ${enumerated(methods.map(({ node }) => fullMethodName(node.title)).sort())}`
}

export const personList = defineList<'people'>({
  family: 'people',
  intro: `People with public, professional roles in identity projects and DID methods. ${rolesNote}`,
  columns: [
    {
      key: 'role',
      title: 'Role',
      kind: 'text',
      needs: 'details',
      getCell: ({ roles = [], ...subject }) => rolesText(roles) ?? contactText(subject),
    },
    {
      key: 'organization',
      title: 'Organization',
      kind: 'record',
      family: 'entities',
      needs: 'details',
      getCell: ({ roles }) =>
        recordCell(roles?.find(({ organization }) => organization)?.organization),
    },
    connectionsColumn('people'),
  ],
  facets: [
    enumFacet({
      key: 'work',
      label: 'Involved in',
      needs: 'graph',
      values: getWork,
      names: workNames,
    }),
    countryFacet({
      key: 'country',
      label: 'Country of organization',
      needs: 'graph',
      values: ({ node }) => node.countryCodes,
    }),
  ],
  getName: ({ item }) => item.name,
})
