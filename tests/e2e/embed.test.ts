import type { Terms } from '@/lib/contract/terms'
import { get } from '../contract/client'
import { testServer } from '../test-server'
import { aProject } from './known-records'
import { expect, test } from './page'

test('A frame shows a project with its credit, and its links leave the frame', async ({ page }) => {
  const project = await aProject()
  const terms = await get<Terms>('/terms')
  await page.goto(`/embed/projects/${project.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(project.title)
  const main = page.getByRole('main')
  await expect(main).toContainText(project.managing_entity.name)
  await expect(main).toContainText(terms.attribution.components.credit)
  await expect(main.getByRole('link', { name: terms.license.spdx_id })).toHaveAttribute(
    'href',
    terms.attribution.components.links.license,
  )
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  for (const link of await page.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('A frame has one address, and says so where there is no such project', async ({ page }) => {
  page.allowStatus(404)
  const { id, path } = await aProject()
  await page.goto(`/embed${path}`)
  await expect(page).toHaveURL(`/embed/projects/${id}`)
  for (const address of ['/embed/projects/999999', '/embed/projects/x', '/embed/nothing/here']) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByRole('main')).toContainText('There is nothing at this address')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  }
})

test('oEmbed answers with a frame that can be shown', async ({ page, request }) => {
  const { title, path } = await aProject()
  const asked = encodeURIComponent(testServer.address + path)
  const response = await request.get(`/oembed?url=${asked}&maxwidth=400&format=json`, {
    maxRedirects: 0,
  })
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/json; charset=utf-8')
  const answer = await response.json()
  expect(answer).toMatchObject({ version: '1.0', type: 'rich', title, width: 400 })
  const [, src = ''] = /src="([^"]+)"/.exec(answer.html) ?? []
  await page.goto(src)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('every page that can be embedded says where its oEmbed answers are, in both forms', async ({
  page,
  request,
}) => {
  for (const path of [(await aProject()).path, '/map?measure=entities', '/graph']) {
    await page.goto(path)
    for (const type of ['application/json+oembed', 'text/xml+oembed']) {
      const href = await page.locator(`link[type="${type}"]`).getAttribute('href')
      const response = await request.get(href ?? '', { maxRedirects: 0 })
      expect(response.status(), `${path} ${type}`).toBe(200)
      expect(await response.text(), path).toContain(
        `/embed${path.startsWith('/projects') ? '/projects/' : path}`,
      )
    }
  }
})

test('oEmbed refuses what it cannot do, each as its specification says', async ({ request }) => {
  const statuses: Record<string, number> = {
    '/oembed': 400,
    '/oembed?url=nonsense': 404,
    '/oembed?url=https%3A%2F%2Fexample.org%2Fprojects%2F1': 404,
    [`/oembed?url=${encodeURIComponent(`${testServer.address}/projects/999999`)}`]: 404,
    [`/oembed?url=${encodeURIComponent(`${testServer.address}/about`)}`]: 404,
    [`/oembed?url=${encodeURIComponent(`${testServer.address}/map`)}&format=yaml`]: 501,
  }
  for (const [address, status] of Object.entries(statuses)) {
    expect((await request.get(address)).status(), address).toBe(status)
  }
})
