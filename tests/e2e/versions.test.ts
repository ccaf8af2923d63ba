import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import type { Changes } from '@/lib/contract/changes'
import { Versions } from '@/lib/contract/versions'
import { get } from '../contract/client'
import { atomFaults, jsonFeedFaults } from '../fixtures/feed-validity'
import { testServer } from '../test-server'

const { address } = testServer
const versions = async () => Versions.parse(await get('/versions')).data

test('Visitors see what changed between two versions, and follow it to a record', async ({
  page,
}) => {
  const [newest, before] = await versions()
  await page.goto('/versions')
  await page.getByRole('link', { name: 'What changed' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Changes from ${before?.version} to ${newest?.version}`,
  )
  const people = newest?.counts.find(({ family }) => family === 'people')
  const row = page.getByRole('row', { name: /^People/ })
  await expect(row).toContainText(String(people?.added))
  await page
    .getByRole('link', { name: /^\d+ changes?: / })
    .first()
    .click()
  await expect(page.getByRole('table', { name: /^What changed of / })).toBeVisible()
})

test('Visitors choose two versions without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/changes')
  const [newest] = await versions()
  await page.getByLabel('From').selectOption(newest?.version ?? '')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByText('Nothing is different.')).toBeVisible()
  await context.close()
})

test('Visitors cite a filtered list, and anybody can check that it is still the same', async ({
  page,
}) => {
  await page.goto('/projects?country=CH')
  await page.getByRole('link', { name: 'Cite this list' }).click()
  await expect(page.getByRole('heading', { name: 'Cite this list' })).toBeVisible()
  const [newest, first] = await versions()
  await expect(page.getByText(`as of version ${newest?.version}`).first()).toBeVisible()
  await expect(page.getByText('This is the newest version.')).toBeVisible()
  await page.goto(`/versions/${first?.version}/projects?country=CH`)
  const answer = await page.getByRole('link', { name: 'answer as JSON' }).getAttribute('href')
  const body = await (await fetch(address + answer)).text()
  const sha256 = createHash('sha256').update(body).digest('hex')
  const cited = page.locator('dl.cite dd').first()
  await expect(cited).toContainText(sha256)
  const { total, records } = JSON.parse(body)
  expect(records).toHaveLength(total)
  await expect(cited).toContainText(`${total} projects`)
  await expect(page.locator('main table tbody tr')).toHaveCount(total)
  await expect(page.getByText('New in the list')).toBeVisible()
})

test('Feeds are announced on the pages that they follow, and can be read', async ({ page }) => {
  for (const path of ['/changes', '/projects?country=CH', '/people']) {
    await page.goto(path)
    const link = (type: string) => page.locator(`link[rel="alternate"][type="${type}"]`)
    const atom = await link('application/atom+xml').getAttribute('href')
    const json = await link('application/feed+json').getAttribute('href')
    const [atomAnswer, jsonAnswer] = await Promise.all([
      fetch(new URL(atom ?? '', address)),
      fetch(new URL(json ?? '', address)),
    ])
    expect(atomAnswer.headers.get('content-type')).toContain('application/atom+xml')
    const [atomText, jsonText] = [await atomAnswer.text(), await jsonAnswer.text()]
    expect(atomFaults(atomText), path).toEqual([])
    expect(jsonFeedFaults(jsonText), path).toEqual([])
    const [one, other] = [parseAtomFeed(atomText), parseJsonFeed(jsonText)]
    expect(one.entries?.length, path).toBeGreaterThan(0)
    expect(one.entries?.map(({ id }) => id)).toEqual(other.items?.map(({ id }) => id))
    for (const { id } of (one.entries ?? []).slice(0, 3)) {
      expect((await fetch(id ?? '')).status, id).toBe(200)
    }
  }
})

test('A profile says when it was added and last changed, and what changed', async ({ page }) => {
  const { records } = await get<{ records: { family: string; id: number; kind: string }[] }>(
    '/changes?family=projects',
  )
  const changed = records.find(({ kind }) => kind === 'changed')
  await page.goto(`/projects/${changed?.id}`)
  const heading = page.getByRole('heading', { name: 'Changes in the data' })
  const history = page.locator('section', { has: heading })
  await expect(history).toContainText(/In the data since version 2026\.11\.20/)
  const [newest] = await versions()
  await history.getByRole('link', { name: newest?.version ?? '' }).click()
  await expect(page.getByRole('table', { name: /^What changed of / })).toBeVisible()
})

test('The address of a removed record says when it was removed, and where it was listed', async ({
  page,
}) => {
  const { from, to, records } = await get<Changes>('/changes?family=entities')
  const removed = records.find(({ kind }) => kind === 'removed')
  const answer = await page.goto(`/entities/${removed?.id}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${removed?.name} is no longer in the data`,
  )
  await expect(page.getByRole('main')).toContainText(`removed with version ${to}`)
  await page.getByRole('link', { name: `As it was listed in version ${from}` }).click()
  await expect(
    page
      .getByRole('table')
      .getByText(removed?.name ?? '')
      .first(),
  ).toBeVisible()
})

test('A link to a folded group of changes opens it', async ({ page }) => {
  await page.goto('/changes')
  await page
    .getByRole('row', { name: /^People/ })
    .getByRole('link')
    .nth(1)
    .click()
  await expect(page).toHaveURL(/#people-added$/)
  await expect(page.locator('#people-added li').first()).toBeVisible()
})

test('A version has a page with its files', async ({ page }) => {
  await page.goto('/versions')
  await page
    .getByRole('link', { name: /lists and files$/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Version 2026\.11\.20$/)
  await expect(page.getByRole('table', { name: /^Files of version/ })).toContainText('SHA256SUMS')
})
