import { expect, test } from './page'

const profile = '/projects/48-commonpass'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('Visitors can copy a citation and a BibTeX entry', async ({ page }) => {
  await page.goto(profile)
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Copy the APA citation' }).click()
  await expect(page.getByRole('button', { name: 'Copied the APA citation' })).toBeVisible()
  expect(await clipboard()).toMatch(
    /^DID Atlas starter dataset\. \(\d{4}, .* CommonPass \[Project profile\]/,
  )
  await page.getByRole('button', { name: 'Copy the BibTeX entry' }).click()
  await expect(page.getByRole('button', { name: 'Copied the BibTeX entry' })).toBeVisible()
  expect(await clipboard()).toMatch(/^@misc\{did-atlas-projects-48,/)
})

test('Visitors can load a citation', async ({ page }) => {
  await page.goto(profile)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'RIS' }).click()
  expect((await download).suggestedFilename()).toBe('did-atlas-projects-48-commonpass.ris')
})

test('Visitors can cite the whole dataset from the front page', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Cite this dataset' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'BibTeX' })).toHaveAttribute('href', '/dataset.bib')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('Visitors can read and load citations, and are shown no dead buttons', async ({ page }) => {
    await page.goto(profile)
    await expect(page.getByText('Retrieved')).toBeVisible()
    await expect(page.getByRole('button', { name: /Copy/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'CSL-JSON' })).toHaveAttribute(
      'href',
      `${profile}.csl.json`,
    )
  })
})
