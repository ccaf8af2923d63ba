import { expect, test } from 'vitest'
import { graphIndex, severalTypes } from '@/lib/portal/graph/graph-index'
import { makeListView } from '@/lib/portal/list/list-view'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { getPartners } from '@/lib/portal/related/partners'
import { link, node } from '@/tests/fixtures/graph'
import { projectItems } from '@/tests/fixtures/project-items'
import type { ListDefinition } from '../list-definition'
import type { ListIndex } from '../list-index'
import { entityList } from './entities'
import { projectList } from './projects'

const organization = (id: number, type: string[]) => ({
  id,
  name: `Synthetic entity-${id}`,
  type,
  stats: { total_links: 1 },
})
/** The first is both public and private, but its node can state only one type. */
const organizations = [organization(1, ['Public', 'Private']), organization(2, ['Public'])]
const nodes = ['entity-1', 'entity-2', 'project-1'].map((id) => node(id))
const links = ['entity-1', 'entity-2'].map((id) => link(id, 'Managing', 'project-1'))
const graph = graphIndex(nodes, links, severalTypes(organizations))
const organizationIndex = entityList.index({ items: organizations, graph })
const projectIndex = projectList.index({ items: projectItems(nodes), graph })
const names = nameLookup({ countries: [], industries: [], graph })

function makeView(list: ListDefinition, index: ListIndex, key: string, value: string) {
  const view = makeListView({
    list,
    index,
    state: { page: 1, filters: { [key]: [value] } },
    names,
    available: new Set(['graph']),
    omitted: 0,
  })
  const options = view.facets.find((facet) => facet.key === key)?.options ?? []
  return { rows: view.rows, counts: options.map(([option, , count]) => [option, count]) }
}

test('an organization that is public and private is found as each, and its row names both', () => {
  const { rows, counts } = makeView(entityList, organizationIndex, 'type', 'Private')
  expect(rows.map(({ id, cells }) => [id, cells.type])).toEqual([[1, 'Public, Private']])
  expect(counts).toEqual([
    ['Public', 2],
    ['Private', 1],
  ])
  const asPublic = makeView(entityList, organizationIndex, 'type', 'Public').rows
  expect(asPublic.map(({ cells }) => cells.type)).toEqual(['Public, Private', 'Public'])
})

test('an organization that is public and private counts as both among managers and partners', () => {
  const { rows, counts } = makeView(projectList, projectIndex, 'manager-sector', 'Private')
  expect(rows.map(({ id }) => id)).toEqual([1])
  expect(counts).toEqual([
    ['Public', 1],
    ['Private', 1],
  ])
  expect(getPartners(graph, names, 'entity-2')?.list[0]?.type).toBe('Public, Private')
})
