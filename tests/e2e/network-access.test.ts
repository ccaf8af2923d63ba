import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as unwatched } from '@playwright/test'
import type { Terms } from '@/lib/contract/terms'
import { get } from '../contract/client'
import { graph } from '../fixtures/known-nodes'
import { aProject } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { openHydrated } from './hydrated'
import { expect, test } from './page'
import { getOption } from './search-box'

unwatched(
  'Another site can frame what is made for it, with the credit inside, and nothing else',
  async ({ page }) => {
    const { node, title } = await aProject()
    const { attribution } = await get<Terms>('/terms')
    const frames = [`/embed/graph?node=${node}`, '/graph']
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(
        frames.map((frame) => `<iframe src="${testServer.address}${frame}"></iframe>`).join(''),
      )
    })
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    try {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
      const embedded = page.frameLocator('iframe').first()
      await expect(embedded.getByRole('main')).toContainText(attribution.components.credit)
      await expect(embedded.getByRole('banner')).toBeHidden()
      await expect(embedded.getByRole('heading', { name: title })).toBeVisible()
      const refused = page.frameLocator('iframe').nth(1)
      await expect(refused.getByRole('heading', { level: 1 })).toHaveCount(0)
    } finally {
      server.closeAllConnections()
      server.close()
    }
  },
)

test('The names in the picture of neighbours link to their profiles, next to their kinds', async ({
  page,
}) => {
  const { nodes, links } = await graph()
  const neighbours = (node: string) =>
    new Set(
      links.flatMap(({ sourceNodeId, targetNodeId }) =>
        sourceNodeId === node ? [targetNodeId] : targetNodeId === node ? [sourceNodeId] : [],
      ),
    )
  const projects = nodes
    .filter(({ type }) => type === 'DID Project')
    .map((node) => ({ node, around: neighbours(node.id) }))
    .toSorted((a, b) => b.around.size - a.around.size)
  const getPath = (id: string) => `/projects/${id.replace(/\D/g, '')}`
  const hub = projects[0]
  expect(hub?.around.size).toBeGreaterThan(24)
  await page.goto(getPath(hub?.node.id ?? ''))
  await page.getByRole('link', { name: `Show its ${hub?.around.size} connections` }).click()
  await expect(page).toHaveURL(`/graph?node=${hub?.node.id}`)
  const drawn = projects.find(({ around }) => around.size <= 24)
  const { title, id } = drawn?.node ?? { title: '', id: '' }
  const around = drawn?.around ?? new Set()
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(getPath(id))
    // Phones fold the picture.
    if (width === 360) await page.getByText('Show the picture').click()
    const names = page.getByRole('list', { name: `Neighbours of ${title}` })
    await expect(names.getByRole('listitem')).toHaveCount(around.size)
    const first = names.getByRole('link').first()
    const name = (await first.textContent()) ?? ''
    expect(nodes.find((one) => one.title === name && around.has(one.id))).toBeDefined()
    const kinds = await names.getByRole('listitem').locator('.note').allInnerTexts()
    expect(kinds).toHaveLength(around.size)
    for (const kind of kinds) expect(kind).toMatch(/^\(([a-z]+ )*[a-zA-Z]+(, [a-z ]+)?\)$/)
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  }
})

test('Visitors find an entry and both ends of a path by name', async ({ page }) => {
  const { node, title } = await aProject()
  await openHydrated(page, '/graph')
  await page.getByRole('combobox', { name: 'Find by name' }).fill(title.toLowerCase())
  const option = getOption(page, title)
  await expect(option).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/graph?node=${node}`)
  await openHydrated(page, '/graph')
  const from = page.getByRole('combobox', { name: 'Connection between' })
  await from.fill(title.toLowerCase())
  await option.click()
  await expect(from).toHaveValue(title)
  await page.getByRole('combobox', { name: 'And (second entry' }).fill('no such entry')
  await page.getByRole('button', { name: 'Find path' }).click()
  await expect(page).toHaveURL(`/graph?from=${node}&to=no+such+entry`)
})
