import type { Locator, Page } from '@playwright/test'
import { keysIn } from '../fixtures/keys'
import { aProject } from '../fixtures/known-records'
import { later } from '../fixtures/later'
import { testServer } from '../test-server'
import { openHydrated } from './hydrated'
import { expect, test } from './page'

/** Opens the console on the page of an endpoint, and returns the page's content. */
async function openConsole(page: Page, address: string): Promise<Locator> {
  await openHydrated(page, address, '.console-fields')
  const main = page.getByRole('main')
  await main.getByText('Open the console').click()
  return main
}

/**
 * Opens the console with an API that does not respond until it is released, and sends a request.
 */
async function sendWithoutAnswer(page: Page) {
  const { promise: told, keep: answer } = later<void>()
  await page.route('**/api/v1/**', async (route) => {
    await told
    // A request that was aborted in the meantime cannot be answered.
    await route.fulfill({ json: { of: 'the first endpoint' } }).catch(() => {})
  })
  const main = await openConsole(page, '/developers/api/list-projects')
  const aborted = page.waitForEvent('requestfailed')
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Sending …' })).toBeVisible()
  return { main, aborted, answer }
}

test('A second request aborts the pending one, whose response is not rendered', async ({
  page,
}) => {
  const { main, aborted, answer } = await sendWithoutAnswer(page)
  await main.getByLabel('q', { exact: true }).fill('second')
  await main.getByRole('button', { name: 'Sending …' }).click()
  expect((await aborted).url()).not.toContain('second')
  answer()
  await expect(main.getByText('the first endpoint')).toBeVisible()
  await expect(main.getByText('No response')).toHaveCount(0)
})

test('A malformed key aborts the pending request and is reported to the visitor', async ({
  page,
}) => {
  const { main, aborted, answer } = await sendWithoutAnswer(page)
  await main.getByLabel('Your API key').fill('ключ')
  await main.getByRole('button', { name: 'Sending …' }).click()
  await aborted
  answer()
  await expect(main.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
  await expect(main.getByText('This is not a valid API key.')).toBeVisible()
  await expect(main.getByText('No response')).toHaveCount(0)
})

test('The console calls the API with the key that was entered, and does not store it', async ({
  page,
}) => {
  const { id: project, title } = await aProject()
  const keys = await keysIn(testServer.keyFile)
  const { id, key } = await keys.create('console', { unlimited: true })
  // The server accepts a key within a second after it was created.
  const headers = { 'X-API-Key': key }
  await expect
    .poll(async () => (await page.request.get('/api/v1/projects', { headers })).status())
    .toBe(200)
  const main = await openConsole(page, '/developers/api/get-project')
  await main.getByLabel('id (required)').fill(String(project))
  await main.getByLabel('Your API key').fill(key)
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('200 OK')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Response body' })).toContainText(
    `"title": "${title}"`,
  )
  await expect(main.getByText(new RegExp(`/projects/${project}'$`))).toBeVisible()
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, location.href])),
  ).not.toContain(key)
  await keys.revoke(id)
  await keys.close()
})

test('The console shows the error of a wrong key and of a wrong parameter', async ({ page }) => {
  page.allowStatus(401)
  const main = await openConsole(page, '/developers/api/list-projects')
  await main.getByLabel('Your API key').fill('no-such-key')
  await main.getByRole('button', { name: 'Send' }).click()
  await expect(main.getByText('401 Unauthorized')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Response body' })).toContainText('unauthorized')
})
