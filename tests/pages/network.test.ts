import { expect, test } from 'vitest'
import { countValues } from '@/lib/text/group-by'
import { farFrom, graph, ringsAround } from '../fixtures/known-nodes'
import { aProject } from '../fixtures/known-records'
import { ask, getHref, getText, link, one, openPage } from './served-page'

const openNetwork = (parameters: Record<string, string>) =>
  openPage(`/graph?${new URLSearchParams(parameters)}`)

const selection = (main: Element) => one(main, 'section[aria-label="Selection"]')
const items = (within: Element) => [...within.querySelectorAll('ol li, ul li')]

/** The word that occurs in the most names. */
function commonWord(titles: readonly string[]): string {
  const counts = countValues(titles.flatMap((title) => [...new Set(title.match(/[A-Za-z]{6,}/g))]))
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** A title with two letters of its second word swapped. */
const misspelt = (title: string): string => title.replace(/( \w+?)(\w)(?!\2)(\w)/, '$1$3$2')

test('The network opens on a theme whose entries are links, and all entries are one click away', async () => {
  const { main } = await openPage('/graph')
  const { nodes } = await graph()
  const names = [...main.querySelectorAll('.graph-picture svg a')]
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThanOrEqual(60)
  const [first] = names
  const opened = await openPage(getHref(first))
  // Without the country after the name.
  const name = first?.querySelector('text')?.firstChild?.textContent?.trim()
  expect(name?.length).toBeGreaterThan(2)
  expect(getText(one(opened.main, 'h1'))).toContain(name)
  const all = await openPage(getHref(link(main, /^All [\d,]+ entries$/)))
  expect(all.address).toBe('/graph?theme=all')
  expect(getText(all.main)).toContain(`${nodes.length.toLocaleString('en')} entries`)
})

test('Each connection of the table that has a source links to it, by a number for each source', async () => {
  const { main } = await openPage('/graph')
  const marks = [...main.querySelectorAll('.data-table a.source')]
  expect(marks.length).toBeGreaterThan(10)
  const addresses = new Map(marks.map((mark) => [getText(mark), getHref(mark)]))
  expect(addresses.size).toBe(new Set(marks.map(getHref)).size)
  const address = addresses.get('1') ?? ''
  expect(address).toMatch(/^\/sources\/\d+$/)
  expect((await ask(address)).status).toBe(200)
  expect(getText(main)).toContain('Each number links to the source that states the connection.')
})

test('The picture is also a file, with links to this site and the credit of the data', async () => {
  const { node, title } = await aProject()
  const { main } = await openNetwork({ node })
  const response = await ask(getHref(link(main, 'SVG: picture of the network')))
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  const svg = await response.text()
  expect(svg).toContain(`>${title.split(' ')[0]}`)
  expect(svg).toMatch(/href="http[^"]+\/graph\?node=/)
  expect(svg).toContain('data as of')
  const png = await ask(getHref(link(main, 'PNG: picture of the network')))
  expect(png.headers.get('content-type')).toBe('image/png')
  expect((await ask('/graph/picture.gif')).status).toBe(404)
})

test('Visitors see the shortest path between two nodes, with the links of the API', async () => {
  const { links } = await graph()
  const { node, title } = await aProject()
  const to = await farFrom(node)
  const { main } = await openNetwork({ from: title, to: to.title })
  const isHub = (id: string) => /^(?:standard|regulation)-/.test(id)
  const direct = links.filter(
    ({ sourceNodeId, targetNodeId }) => !isHub(sourceNodeId) && !isHub(targetNodeId),
  )
  const distance = (of: typeof links) => ringsAround(of, node).findIndex((ring) => ring.has(to.id))
  const steps = items(selection(main))
  expect(steps).toHaveLength(distance(direct))
  let at = node
  for (const step of steps) {
    const text = getText(step)
    const linkAhead = links.find(
      ({ label, sourceNodeId, targetNodeId }) =>
        text.startsWith(`${label}.`) && [sourceNodeId, targetNodeId].includes(at),
    )
    at = (linkAhead?.sourceNodeId === at ? linkAhead.targetNodeId : linkAhead?.sourceNodeId) ?? ''
  }
  expect(at).toBe(to.id)
  const wider = await openPage(getHref(link(main, 'Include standards and laws')))
  expect(items(selection(wider.main))).toHaveLength(distance(links))
  expect(link(wider.main, 'Exclude standards and laws')).toBeDefined()
})

test('Visitors find a node by its name, and walk to a neighbour', async () => {
  const { links } = await graph()
  const { node, title, path } = await aProject()
  const around = new Set(
    links.flatMap(({ sourceNodeId, targetNodeId }) =>
      sourceNodeId === node ? [targetNodeId] : targetNodeId === node ? [sourceNodeId] : [],
    ),
  )
  const { main } = await openNetwork({ node: title.toLowerCase() })
  expect(getText(one(main, 'h1'))).toBe(title)
  expect(getHref(link(main, 'Open its profile'))).toBe(path)
  const neighbours = items(selection(main))
  expect(neighbours).toHaveLength(around.size)
  const first = neighbours[0]?.querySelector('a')
  const next = await openPage(getHref(first))
  expect(getText(one(next.main, 'h1'))).toBe(getText(first))
})

test('A node with many neighbours shows the first of them, and folds the rest', async () => {
  const { links } = await graph()
  const counts = countValues(links.map(({ sourceNodeId }) => sourceNodeId))
  const [[node = ''] = []] = [...counts].sort(([, a], [, b]) => b - a)
  const { main } = await openNetwork({ node })
  const rest = one(selection(main), 'details.fold')
  const visibleCount = items(selection(main)).length - items(rest).length
  expect(visibleCount).toBe(12)
  expect(getText(rest.querySelector('summary'))).toBe(`Show ${items(rest).length} more neighbours`)
})

test('A name that matches several nodes, or none, leads to suggestions', async () => {
  const { nodes } = await graph()
  const word = commonWord(nodes.map(({ title }) => title)).toLowerCase()
  const { main } = await openNetwork({ node: word })
  const heading = getText(one(main, 'h1'))
  expect(heading.toLowerCase()).toContain(word)
  expect(getText(selection(main))).toContain(`Showing ${heading} for “${word}”. Other matches:`)
  const { node, title } = await aProject()
  const far = await farFrom(node)
  const unknown = await openNetwork({ from: title, to: misspelt(far.title) })
  expect(getText(selection(unknown.main))).toContain('No results for')
  const { main: found } = await openPage(getHref(link(selection(unknown.main), far.title)))
  expect(getText(one(found, 'h1'))).toBe(`From ${title} to ${far.title}`)
})

test('The legend hides and shows kinds of nodes', async () => {
  const { main } = await openNetwork({ country: 'CH' })
  const legend = one(main, '[aria-label="Legend"]')
  const hidden = await openPage(getHref(legend.querySelector('a')))
  const marks = (of: Element) => of.querySelectorAll('.graph-picture svg a').length
  expect(marks(hidden.main)).toBeLessThan(marks(main))
  const again = one(hidden.main, '[aria-label="Legend"]').querySelector('a')
  expect(getHref(again)).toBe('/graph?country=CH')
})

test('A profile names its neighbours with their kinds, or links to them in the network if there are many', async () => {
  const { nodes, links } = await graph()
  const projects = nodes
    .filter(({ type }) => type === 'DID Project')
    .map((node) => ({ node, around: ringsAround(links, node.id)[1] ?? new Set() }))
    .toSorted((a, b) => b.around.size - a.around.size)
  const openProfile = (id = '') => openPage(`/projects/${id.replace(/\D/g, '')}`)
  const [hub] = projects
  expect(hub?.around.size).toBeGreaterThan(24)
  const { main } = await openProfile(hub?.node.id)
  const all = link(main, `Show its ${hub?.around.size} connections`)
  expect(getHref(all)).toBe(`/graph?node=${hub?.node.id}`)
  const drawn = projects.find(({ around }) => around.size <= 24)
  const profile = await openProfile(drawn?.node.id)
  const names = one(profile.main, `[aria-label="Neighbours of ${drawn?.node.title}"]`)
  expect(names.querySelectorAll('li')).toHaveLength(drawn?.around.size ?? 0)
  const kinds = [...names.querySelectorAll('li .note')].map(getText)
  expect(kinds).toHaveLength(drawn?.around.size ?? 0)
  for (const kind of kinds) expect(kind).toMatch(/^\(([a-z]+ )*[a-zA-Z]+(, [a-z ]+)?\)$/)
  const first = names.querySelector('a')
  const name = getText(first)
  expect(nodes.some((one) => one.title === name && drawn?.around.has(one.id))).toBe(true)
  expect(getText(one((await openPage(getHref(first))).main, 'h1'))).toContain(name)
})
