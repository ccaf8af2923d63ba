import { aProject } from '../fixtures/known-records'
import { expect, test } from './page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('Visitors can copy a citation and a BibTeX citation', async ({ page }) => {
  const { id, title, path } = await aProject()
  await page.goto(path)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy the APA citation' }).click()
  await expect(page.getByRole('button', { name: 'Copied the APA citation' })).toBeVisible()
  const apa = await clipboard()
  expect(apa).toMatch(/^DID Atlas\. \(\d{4}, /)
  expect(apa).toMatch(/, Version (\d{4}\.\d{2}\.\d{2})\. \S+\/versions\/\1\/projects\/\d+$/)
  await page.getByRole('radio', { name: 'BibTeX' }).check({ force: true })
  await expect(page.getByText(/^DID Atlas\. \(\d{4}, /)).toBeHidden()
  expect(apa).toContain(` ${title} [Project profile]`)
  await page.getByRole('button', { name: 'Copy the BibTeX citation' }).click()
  await expect(page.getByRole('button', { name: 'Copied the BibTeX citation' })).toBeVisible()
  expect(await clipboard()).toContain(`@misc{did-atlas-projects-${id},`)
  expect(await clipboard()).toMatch(/^\tmonth = [a-z]{3},$/m)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('Visitors can read and load citations, without dead buttons', async ({ page }) => {
    const { path } = await aProject()
    await page.goto(path)
    const apa = page.getByText(/^DID Atlas\. \(\d{4}, /)
    await expect(apa).toBeVisible()
    await page.getByText('Chicago', { exact: true }).click()
    await expect(page.getByText(/^DID Atlas\. \d{4}\. “/)).toBeVisible()
    await expect(apa).toBeHidden()
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'CSL-JSON' })).toHaveAttribute(
      'href',
      `${path}.csl.json`,
    )
  })
})
