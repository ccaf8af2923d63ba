import { get } from '../contract/client'
import { aProject } from '../fixtures/known-records'
import { sourcesIn } from '../fixtures/sources'
import { expect, test } from './page'

interface Listed {
  data: { id: number; title: string; mission_statement?: string | null }[]
  pagination: { total: number }
}

test('Visitors go from the front page to a profile and back', async ({ page }) => {
  await page.goto('/')
  const heading = page.getByRole('heading', { level: 1 })
  const finding = (await heading.textContent()) ?? ''
  const link = page.locator('main a[href^="/projects/"]').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading).toHaveText(name)
  await page.goBack()
  await expect(heading).toHaveText(finding)
})

test('Visitors find a project by a part of its name, or a message that there is none', async ({
  page,
}) => {
  const { pagination } = await get<Listed>('/projects?q=wallet')
  await page.goto('/projects')
  await page.getByRole('main').getByLabel('Search this list').fill('Wallet')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page).toHaveURL('/projects?q=Wallet')
  await expect(page.getByRole('main')).toContainText(`${pagination.total} `)
  await page.getByRole('main').getByLabel('Search this list').fill('qzxqzx')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('table')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'full list' })).toBeVisible()
})

test('Visitors filter by type and turn pages', async ({ page }) => {
  const { data } = await get<Listed>('/projects?type=Consortium&page=2')
  expect(data).not.toEqual([])
  await page.goto('/projects')
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^Consortia / })
    .check()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/projects?page=2&type=Consortium')
  for (const { title } of data) {
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors search, read and follow a source', async ({ page }) => {
    const project = await aProject()
    await page.goto('/projects')
    await page.getByRole('main').getByLabel('Search this list').fill(project.title.toLowerCase())
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
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
