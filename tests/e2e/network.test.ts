import { webGlBrowser } from '@/scripts/testing/chromium'
import { farFrom, graph, ringsAround } from '../fixtures/known-nodes'
import { aProject } from '../fixtures/known-records'
import { forLayout } from './for-layout'
import { expect, test } from './page'

test.use({ launchOptions: webGlBrowser })

/** The word that occurs in the most names. */
function commonWord(titles: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const word of titles.flatMap((title) => [...new Set(title.match(/[A-Za-z]{6,}/g))]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

/** A title with two letters of its second word swapped. */
const misspelt = (title: string): string => title.replace(/( \w+?)(\w)(?!\2)(\w)/, '$1$3$2')

test('Visitors see the shortest path between two nodes, with the links of the API', async ({
  page,
}) => {
  const { nodes, links } = await graph()
  const { node, title } = await aProject()
  const from = { id: node, title }
  const to = await farFrom(node)
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByLabel('Shortest path from').fill(from.title)
  await page.getByLabel('To', { exact: true }).fill(to.title)
  await page.getByRole('button', { name: 'Find path' }).click()
  const steps = page.getByRole('list', { name: 'Shortest path' }).getByRole('listitem')
  const hubs = new Set(
    nodes.flatMap(({ id }) => (/^(?:standard|regulation)-/.test(id) ? [id] : [])),
  )
  const direct = links.filter(
    ({ sourceNodeId, targetNodeId }) => !hubs.has(sourceNodeId) && !hubs.has(targetNodeId),
  )
  await expect(steps).toHaveCount(ringsAround(direct, from.id).findIndex((ring) => ring.has(to.id)))
  await expect(page).toHaveURL(`/graph?from=${from.id}&to=${to.id}`)
  await page.getByRole('link', { name: 'Include standards and laws' }).click()
  await expect(page).toHaveURL(`/graph?from=${from.id}&hubs=1&to=${to.id}`)
  await expect(steps).toHaveCount(ringsAround(links, from.id).findIndex((ring) => ring.has(to.id)))
  await expect(page.getByRole('link', { name: 'Exclude standards and laws' })).toBeVisible()

  let at = from.id
  for (const text of await steps.allTextContents()) {
    const taken = links.find(
      ({ label, sourceNodeId, targetNodeId }) =>
        text.startsWith(`${label}.`) && [sourceNodeId, targetNodeId].includes(at),
    )
    expect(taken, text).toBeDefined()
    at = (taken?.sourceNodeId === at ? taken?.targetNodeId : taken?.sourceNodeId) ?? ''
  }
  expect(at).toBe(to.id)
})

test('Visitors find a node, walk to a neighbour, and go back and forward', async ({ page }) => {
  const { nodes, links } = await graph()
  const { node: id, title } = await aProject()
  const around = links.flatMap(({ sourceNodeId, targetNodeId }) =>
    sourceNodeId === id ? [targetNodeId] : targetNodeId === id ? [sourceNodeId] : [],
  )
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByLabel('Find by name').fill(title.toLowerCase())
  await page.getByLabel('Find by name').press('Enter')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection.getByRole('heading')).toHaveText(title)
  await expect(page).toHaveURL(`/graph?node=${id}`)
  await expect(selection.getByRole('listitem')).toHaveCount(new Set(around).size)
  const neighbour = nodes.find((node) => node.id === around[0])?.title ?? ''
  await selection
    .getByRole('link', { name: `Show ${neighbour} in the network`, exact: true })
    .first()
    .click()
  await expect(selection.getByRole('heading')).toHaveText(neighbour)
  await page.goBack()
  await expect(selection.getByRole('heading')).toHaveText(title)
  await page.goForward()
  await expect(selection.getByRole('heading')).toHaveText(neighbour)
  await selection.getByRole('link', { name: 'Clear selection' }).click()
  await expect(page).toHaveURL('/graph')
  await expect(selection.getByRole('heading')).toHaveCount(0)
})

test('DID methods are found and labelled with their prefix', async ({ page }) => {
  await page.goto('/graph?node=did%3Aweb')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection.getByRole('heading')).toHaveText('did:web')
  await page.getByLabel('Find by name').fill('web')
  await page.getByLabel('Find by name').press('Enter')
  await expect(selection.getByRole('heading')).toHaveText('did:web')
  await selection.getByRole('link', { name: 'did:web', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/did:web/)
  await expect(page.getByRole('list', { name: 'Neighbours of did:web' })).toBeVisible()
})

test('A name that fits several nodes is reported, with the others to choose from', async ({
  page,
}) => {
  const { nodes } = await graph()
  const word = commonWord(nodes.map(({ title }) => title)).toLowerCase()
  const fitting = nodes.filter(({ title }) => title.toLowerCase().includes(word))
  expect(fitting.length).toBeGreaterThan(2)
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByLabel('Find by name').fill(word)
  await page.getByLabel('Find by name').press('Enter')
  const selection = page.getByRole('region', { name: 'Selection' })
  const taken = await selection.getByRole('heading').textContent()
  expect(fitting.map(({ title }) => title)).toContain(taken)
  await expect(selection).toContainText(`Showing ${taken} for “${word}”.`)
  const other = selection
    .getByRole('paragraph')
    .filter({ hasText: 'Other matches' })
    .getByRole('link')
  const name = (await other.first().textContent()) ?? ''
  await other.first().click()
  await expect(selection.getByRole('heading')).toHaveText(name)
  await expect(selection).not.toContainText('Other matches')
})

test('Filters change the visible and counted nodes, and the address preserves them', async ({
  page,
}) => {
  const { nodes, links } = await graph()
  const kept = new Set(nodes.filter(({ type }) => type !== 'Person').map(({ id }) => id))
  const left = links.filter((link) => kept.has(link.sourceNodeId) && kept.has(link.targetNodeId))
  const count = (number: number) => number.toLocaleString('en')
  const sum = `${count(kept.size)} of ${count(nodes.length)} nodes and ${count(left.length)} of ${count(links.length)} connections shown`
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByRole('checkbox', { name: /^People/ }).uncheck()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(sum)
  await expect(page).toHaveURL(/\?types=project\.consortium\./)
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(sum)
  await expect(page.getByRole('checkbox', { name: /^People/ })).not.toBeChecked()

  const inCountry = (code: string) =>
    nodes.filter(({ id, countryCodes }) => kept.has(id) && countryCodes.includes(code))
  const most = 30
  const quiet = nodes
    .flatMap(({ countryCodes }) => countryCodes)
    .find((code) => {
      const there = inCountry(code)
      return there.length > 0 && there.every(({ total_links: count }) => (count ?? 0) < most)
    })
  if (!quiet) throw new Error('every country has a node of many links')
  await page.getByLabel('Country').selectOption(quiet)
  const there = inCountry(quiet).length
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${there} of `)
  await page.getByLabel(/^Minimum connections/).fill(String(most))
  await expect(page.getByText('No results. Remove a filter.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors search, filter and find paths by forms and links', async ({ page }) => {
    const { nodes } = await graph()
    const { node, title } = await aProject()
    const far = await farFrom(node)
    const query = (parameters: Record<string, string>) =>
      `/graph?${new URLSearchParams(parameters)}`
    await page.goto('/graph')
    await expect(page.getByRole('img', { name: /^The most connected projects/ })).toBeVisible()
    await expect(page.getByText('Loading the network')).toBeHidden()
    await page.getByRole('link', { name: 'Most connected' }).click()
    await expect(page.locator('#most-connected')).toBeInViewport()
    await expect(page.getByRole('row', { name: 'People' })).toContainText(
      String(nodes.filter(({ type }) => type === 'Person').length),
    )
    await page.getByLabel('Find by name').fill(title.toLowerCase())
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page).toHaveURL(query({ node: title.toLowerCase() }))
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByLabel('Country').selectOption('CH')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(query({ country: 'CH', node: title.toLowerCase() }))
    await page.goto(query({ from: title, to: 'no such node' }))
    await expect(page.getByText('No results for “no such node”')).toBeVisible()
    const start = title.slice(0, -1)
    await page.goto(query({ from: start, to: misspelt(far.title) }))
    const selection = page.getByRole('region', { name: 'Selection' })
    await selection.getByRole('link', { name: far.title, exact: true }).click()
    await expect(page).toHaveURL(query({ from: start, to: far.id }))
    await expect(page.getByRole('list', { name: 'Shortest path' })).toBeVisible()
    await page.goto(query({ from: title, to: far.title }))
    await expect(page.getByRole('list', { name: 'Shortest path' })).toBeVisible()
  })
})
