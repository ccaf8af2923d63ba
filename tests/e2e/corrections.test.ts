import type { Page } from '@playwright/test'
import { CorrectionFile } from '@/lib/corrections/correction-file'
import { newClient } from '../contract/client'
import { aProject, bestConnected } from '../fixtures/known-records'
import { testServer } from '../test-server'
import { faultsInBothThemes, overflowsAt } from './faults'
import { expect, test } from './page'

test.use({ extraHTTPHeaders: newClient() })

/** The corrections with this text. They are marked as done, so that the file of the tests does not fill up. */
async function takeOut(right: string) {
  const file = new CorrectionFile(testServer.correctionsFile)
  const { waiting } = await file.read()
  const found = waiting.filter((entry) => entry.right === right)
  for (const { id } of found) await file.done(id)
  return found
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors suggest a correction from a profile, and it arrives', async ({ page }) => {
    const { id, path } = await aProject()
    const right = `Zürich, <b>not</b> Bern.\n${Date.now()}`
    await page.goto(path)
    await page.getByRole('link', { name: 'Suggest a correction', exact: true }).first().click()
    await expect(page).toHaveURL(`/corrections/new?record=projects/${id}`)
    await page.getByLabel('Which fact is wrong?').selectOption('uses_ssi')
    await page.getByLabel('What should it say?').fill(right)
    await page.getByLabel('Source').fill('https://example.org/seat?a=1&b=2')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    await expect(page).toHaveURL(`/corrections/sent?record=projects/${id}`)
    await page.reload()
    expect(await takeOut(right)).toMatchObject([
      { record: `projects/${id}`, fact: 'uses_ssi', source: 'https://example.org/seat?a=1&b=2' },
    ])
    await page.getByRole('link', { name: 'Back to the project' }).click()
    await expect(page).toHaveURL(path)
  })
})

test('Visitors reach the form for one fact from the profile of an organization', async ({
  page,
}) => {
  const path = await bestConnected('entities')
  const record = path.replace(/^\/(entities\/\d+).*$/, '$1')
  const right = `Private, since 2024. ${Date.now()}`
  await page.goto(path)
  await page.getByTitle('Suggest a correction to Sector').click()
  await expect(page).toHaveURL(`/corrections/new?record=${record}&fact=shown:sector`)
  await expect(page.getByRole('heading', { name: 'What we publish now' })).toHaveCount(1)
  await page.getByLabel('What should it say?').fill(right)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  const [arrived] = await takeOut(right)
  expect(arrived).toMatchObject({ record, fact: expect.stringMatching(/^type:/) })
})

test('Visitors suggest a missing project after a search without results', async ({ page }) => {
  const right = `Harbour Pass, by the port. ${Date.now()}`
  await page.goto('/search?q=no+such+record')
  await page.getByRole('link', { name: 'a project', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Suggest a missing project')
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(await overflowsAt(page, [320])).toEqual([])
  await page.getByLabel('What is missing?').fill(right)
  await page.getByRole('button', { name: 'Send' }).click()
  // The browser requires the source of such a suggestion.
  await expect(page.getByLabel('Source')).toBeFocused()
  await page.getByLabel('Source').fill('https://example.org/harbour')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await takeOut(right)).toMatchObject([
    { record: 'projects/new', source: 'https://example.org/harbour' },
  ])
  await page.getByRole('link', { name: 'Back to the list of projects' }).click()
  await expect(page).toHaveURL('/projects')
})

test('The link next to a fact appears with its hover or its focus, always on touch screens, and never on paper', async ({
  browser,
  page,
}) => {
  const { path } = await aProject()
  const link = (on: Page) => on.getByTitle('Suggest a correction to Type')
  await page.goto(path)
  await expect(link(page)).toHaveCSS('opacity', '0')
  await page.locator('dt', { hasText: /^Type$/ }).hover()
  await expect(link(page)).toHaveCSS('opacity', '1')
  await page.mouse.move(0, 0)
  await expect(link(page)).toHaveCSS('opacity', '0')
  await link(page).focus()
  await expect(link(page)).toHaveCSS('opacity', '1')
  const box = await link(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(24)
  expect(box?.height).toBeGreaterThanOrEqual(24)
  await page.emulateMedia({ media: 'print' })
  await expect(link(page)).toBeHidden()

  const phone = await browser.newContext({
    viewport: { width: 360, height: 800 },
    hasTouch: true,
    isMobile: true,
  })
  const touched = await phone.newPage()
  await touched.goto(path)
  await expect(link(touched)).toHaveCSS('opacity', '1')
  expect(await faultsInBothThemes(touched)).toEqual([])
  await phone.close()
})

test('The browser requires missing fields, and hidden ones stay hidden', async ({ page }) => {
  const { id } = await aProject()
  await page.goto(`/corrections/new?record=projects/${id}`)
  await expect(page.getByLabel('Leave this field empty')).toBeHidden()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(`/corrections/new?record=projects/${id}`)
  const invalid = await page
    .locator('main :invalid:not(form)')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')))
  expect(invalid).toEqual(['fact', 'right'])
  const robots = page.locator('meta[name=robots]')
  await expect(robots).toHaveAttribute('content', 'noindex, follow')
})

test('An invalid correction preserves the input on an accessible page, and arrives once it is fixed', async ({
  page,
}) => {
  const { id } = await aProject()
  page.allowStatus(400)
  const right = `</textarea><script>document.title = "owned"</script> ${Date.now()}`
  await page.goto(`/corrections/new?record=projects/${id}&fact=name`)
  await expect(page.getByRole('main')).toContainText((await aProject()).title)
  await page.getByLabel('What should it say?').fill(right)
  await page.getByLabel('Source').fill('ftp://example.org/')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(
    page.getByText('The source must be an address that begins with https:// or http://.'),
  ).toBeVisible()
  await expect(page.getByLabel('What should it say?')).toHaveValue(right)
  expect(await page.title()).toBe('Correction · DID Atlas')
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(await overflowsAt(page, [320, 1440])).toEqual([])
  await page.getByLabel('Source').fill('')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(await takeOut(right)).toMatchObject([{ fact: 'name', source: '' }])
})
