import { bestConnected } from '../fixtures/known-records'
import { expect, test } from './page'

test('A mark is large enough for touch, and links to its source and on to the web', async ({
  page,
}) => {
  await page.goto(await bestConnected('projects'))
  const marks = page.getByRole('link', { name: /^Source \d+$/ })
  for (const mark of (await marks.all()).slice(0, 12)) {
    const box = await mark.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(24)
    expect(box?.height).toBeGreaterThanOrEqual(24)
  }
  await marks.first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#./)
  const source = page.locator(new URL(page.url()).hash)
  await expect(source).toBeInViewport()
  await expect(source.getByRole('link').first()).toHaveAttribute(
    'rel',
    'external noopener nofollow',
  )
})
