import type { GraphLinks } from '@/lib/contract/graph'
import { webGlBrowser } from '../chromium'
import { forLayout, graph } from './network-page'
import { expect, test } from './page'

test.use({ launchOptions: webGlBrowser })

/** How many links lead from one node to another at least, by going outwards ring by ring. */
function distance(links: GraphLinks['data'], from: string, to: string): number {
  let ring = new Set([from])
  const seen = new Set(ring)
  for (let steps = 0; ring.size > 0; steps += 1) {
    if (ring.has(to)) return steps
    const next = new Set<string>()
    for (const { sourceNodeId, targetNodeId } of links) {
      if (ring.has(sourceNodeId) && !seen.has(targetNodeId)) next.add(targetNodeId)
      if (ring.has(targetNodeId) && !seen.has(sourceNodeId)) next.add(sourceNodeId)
    }
    for (const id of next) seen.add(id)
    ring = next
  }
  return Number.POSITIVE_INFINITY
}

test('Visitors are told the shortest path between two nodes, as the API has the links', async ({
  page,
}) => {
  const { links, named } = await graph()
  const [from, to] = [named('CommonPass'), named('European Commission')]
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByLabel('Shortest path from').fill(from.title)
  await page.getByLabel('to', { exact: true }).fill(to.title)
  await page.getByRole('button', { name: 'Find path' }).click()
  const steps = page.getByRole('list', { name: 'Shortest path' }).getByRole('listitem')
  await expect(steps).toHaveCount(distance(links, from.id, to.id))
  await expect(page).toHaveURL(`/graph?from=${from.id}&to=${to.id}`)

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
  const { links, named } = await graph()
  const { id } = named('CommonPass')
  const around = links.flatMap(({ sourceNodeId, targetNodeId }) =>
    sourceNodeId === id ? [targetNodeId] : targetNodeId === id ? [sourceNodeId] : [],
  )
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByLabel('Find a node by name').fill('commonpass')
  await page.getByLabel('Find a node by name').press('Enter')
  const selection = page.getByRole('region', { name: 'Selection' })
  await expect(selection.getByRole('heading')).toHaveText('CommonPass')
  await expect(page).toHaveURL(`/graph?node=${id}`)
  await expect(selection.getByRole('row')).toHaveCount(new Set(around).size + 1)
  await selection.getByRole('link', { name: 'Show CommonTrust Network in the network' }).click()
  await expect(selection.getByRole('heading')).toHaveText('CommonTrust Network')
  await page.goBack()
  await expect(selection.getByRole('heading')).toHaveText('CommonPass')
  await page.goForward()
  await expect(selection.getByRole('heading')).toHaveText('CommonTrust Network')
  await selection.getByRole('link', { name: 'Clear selection' }).click()
  await expect(page).toHaveURL('/graph')
  await expect(selection.getByRole('heading')).toHaveCount(0)
})

test('A name that fits several nodes is told, with the others to choose', async ({ page }) => {
  const { nodes } = await graph()
  const fitting = nodes.filter(({ title }) => /european/i.test(title))
  expect(fitting.length).toBeGreaterThan(2)
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByLabel('Find a node by name').fill('european')
  await page.getByLabel('Find a node by name').press('Enter')
  const selection = page.getByRole('region', { name: 'Selection' })
  const taken = await selection.getByRole('heading').textContent()
  expect(fitting.map(({ title }) => title)).toContain(taken)
  await expect(selection).toContainText(`“european” was taken for ${taken}.`)
  const other = selection
    .getByRole('paragraph')
    .filter({ hasText: 'fits others' })
    .getByRole('link')
  const name = (await other.first().textContent()) ?? ''
  await other.first().click()
  await expect(selection.getByRole('heading')).toHaveText(name)
  await expect(selection).not.toContainText('fits others')
})

test('Filters change what is shown and counted, and the address keeps them', async ({ page }) => {
  const { nodes, links } = await graph()
  const kept = new Set(nodes.filter(({ type }) => type !== 'Person').map(({ id }) => id))
  const left = links.filter((link) => kept.has(link.sourceNodeId) && kept.has(link.targetNodeId))
  const count = (number: number) => number.toLocaleString('en')
  const sum = `${count(kept.size)} of ${count(nodes.length)} nodes and ${count(left.length)} of ${count(links.length)} links shown`
  await page.goto('/graph')
  await expect(page.locator('[data-drawn]')).toBeVisible(forLayout)
  await page.getByRole('checkbox', { name: /^People/ }).uncheck()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(sum)
  await expect(page).toHaveURL(/\?types=project\.consortium\./)
  await page.reload()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(sum)
  await expect(page.getByRole('checkbox', { name: /^People/ })).not.toBeChecked()

  const swiss = nodes.filter(({ id, countryCodes }) => kept.has(id) && countryCodes.includes('CH'))
  await page.getByLabel('Country').selectOption('CH')
  await expect(page.getByRole('main').getByRole('status')).toContainText(`${swiss.length} of `)
  await page.getByLabel(/At least/).fill('30')
  await expect(page.getByText('The filters leave no node')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors search, filter and find paths by forms and links', async ({ page }) => {
    const { nodes, named } = await graph()
    await page.goto('/graph')
    await expect(page.getByRole('img', { name: /best connected nodes/ })).toBeVisible()
    await expect(page.getByRole('row', { name: 'People' })).toContainText(
      String(nodes.filter(({ type }) => type === 'Person').length),
    )
    await page.getByLabel('Find a node by name').fill('commonpass')
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await expect(page).toHaveURL('/graph?node=commonpass')
    await expect(page.getByRole('heading', { name: 'CommonPass' })).toBeVisible()
    await page.getByLabel('Country').selectOption('CH')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL('/graph?country=CH&node=commonpass')
    await page.goto('/graph?from=CommonPass&to=no+such+node')
    await expect(page.getByText('No node is called “no such node”')).toBeVisible()
    await page.goto('/graph?from=CommonPas&to=Europaen+Comission')
    const selection = page.getByRole('region', { name: 'Selection' })
    await selection.getByRole('link', { name: 'European Commission', exact: true }).click()
    const { id } = named('European Commission')
    await expect(page).toHaveURL(`/graph?from=CommonPas&to=${id}`)
    await expect(page.getByRole('list', { name: 'Shortest path' })).toBeVisible()
    await page.goto('/graph?from=CommonPass&to=European+Commission')
    await expect(page.getByRole('list', { name: 'Shortest path' })).toBeVisible()
  })
})
