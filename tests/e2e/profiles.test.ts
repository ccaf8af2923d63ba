import { families } from '@/lib/contract/families'
import { bestConnected } from '../fixtures/known-records'
import { faultsInBothThemes, overflowsAt } from './faults'
import { expect, test } from './page'

for (const family of families) {
  test(`the best connected record of ${family} has no accessibility fault in either theme, and does not scroll sideways on a phone or on paper`, async ({
    page,
  }) => {
    await page.goto(await bestConnected(family))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await faultsInBothThemes(page)).toEqual([])
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      expect(await overflowsAt(page, [320]), media).toEqual([])
    }
  })
}

test('A mark is as large as a finger needs, and leads to its source and on to the web', async ({
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
  const source = page.locator(new URL(page.url()).hash)
  await expect(source).toBeInViewport()
  await expect(source.getByRole('link').first()).toHaveAttribute(
    'rel',
    'external noopener nofollow',
  )
})
