import { CorrectionFile } from '@/lib/corrections/correction-file'
import { newClient } from '../contract/client'
import { testServer } from '../test-server'
import { faultsInBothThemes, overflowsAt } from './faults'
import { aProject } from './known-records'
import { expect, test } from './page'

test.use({ extraHTTPHeaders: newClient() })

/** What has arrived with this text; it is marked as done, so that the file of the tests never fills up. */
async function takeOut(right: string) {
  const file = new CorrectionFile(testServer.correctionsFile)
  const { waiting } = await file.read()
  const found = waiting.filter((entry) => entry.right === right)
  for (const { id } of found) await file.done(id)
  return found
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('Visitors suggest a correction from a profile, and it arrives', async ({ page }) => {
      const { id, path } = await aProject()
      const right = `Zürich, <b>not</b> Bern.\n${javaScriptEnabled} ${Date.now()}`
      await page.goto(path)
      const technology = page.locator('section', {
        has: page.getByRole('heading', { name: 'Technology' }),
      })
      await technology.getByRole('link', { name: 'Suggest a correction' }).click()
      await expect(page).toHaveURL(`/corrections/new?record=projects/${id}&fact=technology`)
      await page.getByLabel('Which fact').selectOption('uses_ssi')
      await page.getByLabel('What is right').fill(right)
      await page.getByLabel('Where it says so').fill('https://example.org/seat?a=1&b=2')
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

    test('A correction that is wrong keeps what was typed, and arrives once it is mended', async ({
      page,
    }) => {
      const { id } = await aProject()
      page.allowStatus(400)
      const right = `</textarea><script>document.title = "owned"</script> ${javaScriptEnabled} ${Date.now()}`
      await page.goto(`/corrections/new?record=projects/${id}&fact=name`)
      await expect(page.getByRole('main')).toContainText((await aProject()).title)
      await page.getByLabel('What is right').fill(right)
      await page.getByLabel('Where it says so').fill('ftp://example.org/')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByText('The source is not the address of a page.')).toBeVisible()
      await expect(page.getByLabel('What is right')).toHaveValue(right)
      expect(await page.title()).toBe('Correction · DID Atlas')
      await page.getByLabel('Where it says so').fill('')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
      expect(await takeOut(right)).toMatchObject([{ fact: 'name', source: '' }])
    })
  })
}

test('What is not filled in is asked for by the browser, and what hides stays hidden', async ({
  page,
}) => {
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

test('The page that tells of an error has no accessibility fault in either theme', async ({
  page,
}) => {
  const { id } = await aProject()
  page.allowStatus(400)
  await page.goto(`/corrections/new?record=projects/${id}&fact=name`)
  await page.getByLabel('What is right').fill('x')
  await page.getByLabel('Where it says so').fill('ftp://example.org/')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('The source is not the address of a page.')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  expect(await overflowsAt(page, [320, 1440])).toEqual([])
})
