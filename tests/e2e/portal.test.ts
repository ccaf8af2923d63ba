import { aProject } from '../fixtures/known-records'
import { sourcesIn } from '../fixtures/sources'
import { expect, test } from './page'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors search, read and follow a source', async ({ page }) => {
    const project = await aProject()
    await page.goto('/projects')
    await page.getByRole('main').getByLabel('Search this list').fill(project.title.toLowerCase())
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await page.getByRole('table').getByRole('link', { name: project.title }).click()
    await expect(page).toHaveURL(project.path)
    await page
      .getByRole('link', { name: /source 1/i })
      .first()
      .click()
    await expect(page).toHaveURL(/#/)
    const target = new URL(page.url()).hash
    const source = await page.locator(target).getByRole('link').first().getAttribute('href')
    expect(sourcesIn(project).map((text) => new URL(text).href)).toContain(source)
  })
})
