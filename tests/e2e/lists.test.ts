import { main } from './list-page'
import { expect, test } from './page'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('The button that applies filters stays in view next to the list, and covers none', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/projects')
    const button = page.getByRole('button', { name: 'Apply filters' })
    await expect(button).toBeInViewport({ ratio: 1 })
    await main(page).getByRole('table').hover()
    await page.mouse.wheel(0, 700)
    await expect(main(page).getByRole('heading', { level: 1 })).not.toBeInViewport()
    await expect(button).toBeInViewport({ ratio: 1 })
    const filters = await main(page).locator('.list-choice-fields').boundingBox()
    const shown = await button.boundingBox()
    expect(shown?.y).toBeGreaterThanOrEqual((filters?.y ?? 0) + (filters?.height ?? 0))
  })
})
