import type { Neighbour } from '@/lib/portal/graph/graph-index'
import { connectionsColumn, defineList } from '../define-list'
import { enumFacet } from '../facets'

const relationNames = { followed: 'Followed by a project', maintained: 'Maintained by a project' }
const relationOfLink: Record<string, keyof typeof relationNames | undefined> = {
  Follows: 'followed',
  Management: 'maintained',
}

function getRelations(neighbours: readonly Neighbour[]): string[] {
  const relations = neighbours.map(({ link }) => relationOfLink[link.type])
  return [...new Set(relations.filter((relation) => relation !== undefined))]
}

export const standardList = defineList<'standards'>({
  family: 'standards',
  intro:
    'Standards and specifications that matter to identity projects, and how many projects follow or maintain each.',
  columns: [
    { key: 'text', title: 'Text', kind: 'website', getCell: ({ item }) => item.url },
    connectionsColumn('standards'),
  ],
  facets: [
    enumFacet({
      key: 'relation',
      label: 'Relation to projects',
      needs: 'graph',
      values: ({ neighbours }) => getRelations(neighbours),
      names: relationNames,
    }),
  ],
  getName: ({ item }) => item.title,
})
