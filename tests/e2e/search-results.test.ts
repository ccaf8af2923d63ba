/** The page of results, and the text field of lists. */
import { get } from '../contract/client'
import { openHydrated } from './hydrated'
import { aProject } from './known-records'
import { expect, test } from './page'
import { optionOf, searchBox } from './search-box'

interface Found {
  id: string
  title: string
}

test('The page of results groups what the API finds and counts the rest', async ({ page }) => {
  const found = await get<Found[]>('/search?query=wallet')
  const { pagination } = await get<{ pagination: { total: number } }>('/projects?q=wallet')
  await page.goto('/search?q=wallet')
  await expect(page).toHaveTitle(/wallet/)
  const main = page.getByRole('main')
  for (const { title } of found.filter(({ id }) => !id.startsWith('region-'))) {
    await expect(main.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  const all = main.getByRole('link', { name: `All ${pagination.total} matches in Projects` })
  await expect(all).toHaveAttribute('href', '/projects?q=wallet')
})

test('A country that was found leads to its projects, as many as the link says', async ({
  page,
}) => {
  const { country } = await aProject()
  await page.goto(`/search?${new URLSearchParams({ q: country.name })}`)
  const main = page.getByRole('main')
  const link = main.getByRole('link', { name: new RegExp(`^\\d+ projects?: ${country.name}$`) })
  const count = parseInt((await link.textContent()) ?? '', 10)
  await link.click()
  await expect(page).toHaveURL(`/projects?country=${country.code}`)
  await expect(main.getByRole('status')).toContainText(`${count} of `)
})

test('An empty search invites, one without results says what to do, a hostile one is text', async ({
  page,
}) => {
  await page.goto('/search')
  await expect(page.getByRole('main')).toContainText('Type a part of a name')
  await page.goto('/search?q=no+such+record')
  await expect(page.getByRole('main')).toContainText('shorter part')
  await expect(page.getByRole('main').getByRole('link', { name: 'projects' })).toBeVisible()
  const hostile = '<img src=x onerror="alert(1)">\'"&</script>'
  await page.goto(`/search?${new URLSearchParams({ q: hostile })}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(hostile)
  await expect(page.getByRole('main').locator('img')).toHaveCount(0)
  await page.goto(`/search?q=${'a'.repeat(500)}`)
  expect(new URL(page.url()).searchParams.get('q')).toHaveLength(200)
})

test('Visitors find what they mean, with what it is, where and its status', async ({ page }) => {
  const { title, path, country, status } = await aProject()
  const words = `${country.name} ${title.slice(0, 3)}x${title.slice(3)}`
  await openHydrated(page, '/about')
  await page.getByRole('combobox', searchBox).fill(words)
  const option = optionOf(page, title)
  await expect(option).toBeVisible()
  await expect(option).toHaveAccessibleName(`${title} Project · ${country.name} · ${status}`)
  await expect(option.locator('mark').first()).toHaveText(title)
  await page.goto(`/search?${new URLSearchParams({ q: words })}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', path)
  await expect(main).toContainText(`Project · ${country.name} · ${status}`)
})

test('A search finds what is said of a record, and shows where', async ({ page }) => {
  const { title, mission_statement: mission } = await aProject()
  const words = (mission ?? '').match(/\p{L}{7,}/gu)?.slice(0, 4) ?? []
  expect(words.length).toBeGreaterThan(2)
  await page.goto(`/search?${new URLSearchParams({ q: words.toReversed().join(' ') })}`)
  const found = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(found.getByRole('link', { name: title, exact: true })).toBeVisible()
  for (const word of words) await expect(found.locator('mark', { hasText: word })).toBeVisible()
})

test('Countries are found by adjectives and by names in other scripts', async ({ page }) => {
  for (const q of ['Swiss', 'Schweiz', 'スイス', 'switserland']) {
    await page.goto(`/search?${new URLSearchParams({ q })}`)
    const link = page.getByRole('main').getByRole('link', { name: 'Switzerland', exact: true })
    await expect(link).toHaveAttribute('href', '/countries/CH')
    const note = page.getByRole('main').getByText(`Nothing has “${q}” in it.`)
    await expect(note).toHaveCount(q === 'switserland' ? 1 : 0)
  }
})

test('The text field of a list finds what is meant where no name has the text', async ({
  page,
}) => {
  const { title, country } = await aProject()
  await page.goto(`/projects?${new URLSearchParams({ q: `${country.name} ${title}` })}`)
  await expect(page.getByRole('main').getByRole('link', { name: title, exact: true })).toBeVisible()
  await page.goto('/countries?q=Schweiz')
  await expect(page.getByRole('main').getByRole('link', { name: 'Switzerland' })).toBeVisible()
})
