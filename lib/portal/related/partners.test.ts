import { expect, test } from 'vitest'
import { graphIndex } from '@/lib/portal/graph/graph-index'
import { nameLookup } from '@/lib/portal/names/name-lookup'
import { link, node } from '@/tests/fixtures/graph'
import { renderedProfile } from '@/tests/fixtures/rendered-profile'
import { getPartners } from './partners'

const getName = (id: number) => `Synthetic Ministry ${String(id).padStart(2, '0')}`

const takesPart = (entity: number, project: number) =>
  link(`entity-${entity}`, 'Affiliation', `project-${project}`)

/** Synthetic organization 1 with `count` partners in project 1, the last of which also takes part in project 2. */
function partnersAmong(count: number) {
  const ids = Array.from({ length: count }, (_, index) => index + 2)
  const nodes = [
    node('project-1'),
    node('project-2'),
    ...[1, ...ids].map((id) => node(`entity-${id}`, { title: getName(id) })),
  ]
  const last = count + 1
  const links = [...[1, ...ids].map((id) => takesPart(id, 1)), takesPart(1, 2), takesPart(last, 2)]
  const graph = graphIndex(nodes, links)
  return getPartners(graph, nameLookup({ countries: [], industries: [], graph }), 'entity-1')
}

test('the partner with the most projects in common is first, and no partner is omitted', () => {
  const partners = partnersAmong(40)
  expect(partners?.count).toBe(40)
  expect(partners?.list[0]?.id).toBe(41)
  expect(partners?.list).toHaveLength(12)
  const ids = [
    ...(partners?.list.map(({ id }) => id) ?? []),
    ...(partners?.undetailed.flatMap((group) => group.partners.map(([id]) => id)) ?? []),
  ]
  expect(new Set(ids).size).toBe(40)
  expect(ids).toHaveLength(40)
})

test('the other partners are by their projects in common, and then by name', () => {
  const { undetailed = [] } = partnersAmong(40) ?? {}
  expect(undetailed.map(({ projectCount }) => projectCount)).toEqual([1])
  const names = undetailed.flatMap(({ partners }) => partners.map(([, name]) => name))
  expect(names).toHaveLength(28)
  expect(names).toEqual(names.toSorted())
})

test('an organization alone has no partners, and one with few has no others', () => {
  expect(partnersAmong(0)).toBeUndefined()
  expect(partnersAmong(12)?.undetailed).toEqual([])
  expect(partnersAmong(13)?.undetailed).toHaveLength(1)
})

test('the profile of an organization links to each partner', () => {
  const document = { id: 1, name: getName(1), type: ['Public'] }
  const partners = partnersAmong(40)
  const html = renderedProfile({
    family: 'entities',
    document,
    related: { entries: [], partners },
  })
  for (let id = 2; id <= 41; id += 1) {
    expect(html).toContain(`>${getName(id)}</a>`)
  }
  expect(html).toContain('Show all 40 organizations')
})
