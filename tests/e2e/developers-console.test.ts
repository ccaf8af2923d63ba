import type { Page } from '@playwright/test'
import { openConsole } from './console'
import { expect, test } from './page'

/**
 * Opens the console with an API that does not respond until it is released, and sends a request.
 */
async function sendWithoutAnswer(page: Page) {
  let answer = () => {}
  const told = new Promise<void>((resolve) => {
    answer = resolve
  })
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
