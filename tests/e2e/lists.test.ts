import type { Page } from '@playwright/test'
import type { GraphLink } from '@/lib/contract/graph'
import { all, get } from '../contract/client'
import { faultsInBothThemes, overflowsAt } from './faults'
import { unrelatedCountry } from './known-records'
import { graphNodes, isProject, main, names, summary } from './list-page'
import { expect, test } from './page'

const graphLinks = async () => (await get<{ data: GraphLink[] }>('/graph/links')).data

/** The counts beside the values of a facet, all of which are shown. */
async function countsOf(page: Page, key: string): Promise<Record<string, number>> {
  const options = main(page).locator(`label:has(input[type=checkbox][name="${key}"])`)
  const counts = await options.evaluateAll((labels) =>
    labels.map((label): [string, string] => [
      label.querySelector('input')?.value ?? '',
      label.querySelector('.facet-count')?.textContent ?? '',
    ]),
  )
  return Object.fromEntries(counts.map(([value, count]) => [value, Number(count.replace(',', ''))]))
}

function counted(values: (string | null | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) if (value) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

test('Facets count what the graph holds, each with the others as chosen', async ({ page }) => {
  const projects = (await graphNodes()).filter(isProject)
  const links = await graphLinks()
  await page.goto('/projects?country=CH&status=Pilot')
  const inSwitzerland = projects.filter(({ country }) => country === 'CH')
  const pilots = projects.filter(({ status }) => status === 'Pilot')
  const both = inSwitzerland.filter(({ status }) => status === 'Pilot')
  expect(both.length).toBeGreaterThan(0)
  await expect(summary(page)).toContainText(`${both.length} of ${projects.length}`)
  expect(await countsOf(page, 'status')).toEqual(counted(inSwitzerland.map((p) => p.status)))
  expect(await countsOf(page, 'type')).toEqual(counted(both.map((p) => p.type)))
  await page.goto('/projects?country=CH&open=country&status=Pilot')
  expect(await countsOf(page, 'country')).toEqual(counted(pilots.map((p) => p.country ?? 'none')))
  // Industries with few projects are not in the API's list, which is the only source of their names.
  const industries = await get<{ data: { id: number }[] }>('/industries')
  const named = new Set(industries.data.map(({ id }) => String(id)))
  const ids = both.flatMap((p) => p.industryIds).filter((id) => named.has(id))
  await page.goto('/projects?country=CH&open=industry&status=Pilot')
  const none = both.filter((p) => p.industryIds.length === 0).map(() => 'none')
  expect(await countsOf(page, 'industry')).toEqual(counted([...ids, ...none]))
  const standards = both.flatMap((p) => {
    const ids = links
      .filter((l) => l.sourceNodeId === p.id && l.targetNodeId.startsWith('standard-'))
      .map((l) => l.targetNodeId.slice('standard-'.length))
    return ids.length > 0 ? [...new Set(ids)] : ['none']
  })
  await page.goto('/projects?country=CH&open=standard&status=Pilot')
  expect(await countsOf(page, 'standard')).toEqual(counted(standards))
  expect((await names(page)).sort()).toEqual(both.map(({ title }) => title).sort())
})

test('Facets of what only lists and details tell count what these tell', async ({ page }) => {
  const summaries = await all<{ id: number; region?: string }>('/projects')
  const details = await Promise.all(
    summaries.map(({ id }) =>
      get<{ uses_ssi: boolean | null; geographic_focus: { country: { code: string } }[] }>(
        `/projects/${id}`,
      ),
    ),
  )
  await page.goto('/projects?open=serves')
  const answerOf = (uses: boolean | null) => (uses === null ? 'undisclosed' : uses ? 'yes' : 'no')
  expect(await countsOf(page, 'uses-ssi')).toEqual(
    counted(details.map(({ uses_ssi: uses }) => answerOf(uses))),
  )
  const served = details.flatMap(({ geographic_focus: focus }) =>
    focus.length > 0 ? [...new Set(focus.map(({ country }) => country.code))] : ['none'],
  )
  expect(await countsOf(page, 'serves')).toEqual(counted(served))
  const regions = summaries.map(({ region }) => region ?? 'none')
  expect(await countsOf(page, 'region')).toEqual(counted(regions))
})

test('A text and a facet go together', async ({ page }) => {
  const found = await all<{ id: number }>('/projects?q=wallet')
  const ids = new Set(found.map(({ id }) => `project-${id}`))
  const nodes = (await graphNodes()).filter(({ id }) => ids.has(id))
  const launched = nodes.filter(({ status }) => status === 'Launched')
  await page.goto('/projects?q=wallet&status=Launched')
  await expect(summary(page)).toContainText(`${launched.length} of `)
  expect(await countsOf(page, 'status')).toEqual(counted(nodes.map(({ status }) => status)))
})

test('Plain lists show what the API lists, in its order', async ({ page }) => {
  for (const family of [
    'entities',
    'people',
    'regulations',
    'standards',
    'dlts',
    'dlt-instances',
  ]) {
    const { data, pagination } = await get<{
      data: { name?: string; title?: string }[]
      pagination: { total: number }
    }>(`/${family}?page=2`)
    await page.goto(`/${family}?page=2`)
    expect(await names(page), family).toEqual(data.map(({ name, title }) => name ?? title))
    await expect(summary(page)).toHaveText(new RegExp(`^${pagination.total.toLocaleString('en')} `))
  }
})

test('Countries without any record are left out until one asks for all', async ({ page }) => {
  const { data } = await get<{ data: { stats: Record<string, number> }[] }>('/countries')
  const recorded = data.filter(({ stats }) => Object.values(stats).some((count) => count > 0))
  await page.goto('/countries')
  await expect(page.locator('tbody tr')).toHaveCount(recorded.length)
  await expect(main(page)).toContainText(`${data.length - recorded.length} more without any record`)
  await main(page).getByRole('link', { name: 'Show them too' }).click()
  await expect(page).toHaveURL('/countries?records=all')
  await expect(page.locator('tbody tr')).toHaveCount(data.length)
  await main(page).getByRole('link', { name: 'Organizations' }).click()
  await expect(page).toHaveURL('/countries?records=all&sort=-entities')
  const mostFirst = data.map(({ stats }) => String(stats.entities))
  mostFirst.sort((a, b) => Number(b) - Number(a))
  await expect(page.locator('tbody tr > td:nth-child(4)')).toHaveText(mostFirst)
})

test('The head of a list says which page of which list it is', async ({ page }) => {
  await page.goto('/projects?page=2')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/projects\?page=2$/)
  await expect(page).toHaveTitle(/^Projects · page 2/)
  await expect(main(page).getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev')
  await page.goto('/projects?type=Consortium')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consortia')
  await expect(page).toHaveTitle(/^Consortia · DID Atlas/)
})

test('A list that shows nothing says what to do', async ({ page }) => {
  await page.goto('/projects?standard=999999999')
  await expect(main(page)).toContainText('No record matches')
  await main(page).getByRole('link', { name: 'show the whole list' }).click()
  await expect(page).toHaveURL('/projects')
  await page.goto('/projects?country=CH&q=zug&status=Inactive')
  await expect(main(page)).toContainText('No record matches')
  const drop = main(page).getByRole('link', { name: /^Drop / })
  const found = await drop.first().locator('..').textContent()
  await drop.first().click()
  const count = /· ([\d,]+) match/.exec(found ?? '')?.[1]
  await expect(summary(page)).toContainText(`${count} of `)
  await page.goto('/people?page=999')
  await main(page)
    .getByRole('link', { name: /^Go to page/ })
    .click()
  await expect(page.getByRole('table')).toBeVisible()
  const { name } = await unrelatedCountry()
  await page.goto(`/countries?${new URLSearchParams({ q: name })}`)
  await expect(main(page)).toContainText('1 more without any record is left out')
})

test('A filter that the list does not have is named, and leads to the one that is meant', async ({
  page,
}) => {
  await page.goto('/projects?statsu=Launched&country=XX-nope&utm_source=x')
  await expect(main(page)).toContainText('This list has no filter “statsu”')
  await expect(main(page)).toContainText('“XX-nope” is not a value of the filter “Headquarters”')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/projects$/)
  await main(page).getByRole('link', { name: 'Show Status: Launched' }).click()
  await expect(page).toHaveURL('/projects?status=Launched')
  await expect(main(page)).not.toContainText('statsu')
  await page.goto('/projects?utm_source=x&fbclid=1')
  await expect(page).toHaveURL('/projects')
})

const lists = [
  '/projects?ignored=country%3AXX-nope&ignored=statsu%3ALaunched',
  '/projects?country=CH&open=country&status=Launched&status=Pilot&uses-ssi=yes',
  '/projects?country=CH&q=zug&status=Inactive',
  '/entities',
  '/people',
  '/regulations',
  '/standards',
  '/dlts',
  '/dlt-instances',
  '/did-methods?use=yes',
  '/countries',
  '/industries',
  '/projects?standard=999999999',
]

for (const address of lists) {
  test(`${address} has no accessibility fault in either theme, and scrolls sideways at no width`, async ({
    page,
  }) => {
    await page.goto(address)
    expect(await faultsInBothThemes(page)).toEqual([])
    expect(await overflowsAt(page, [320, 768, 1100])).toEqual([])
  })
}

test('A list is taken away and cited above its rows, by one link each', async ({ page }) => {
  await page.goto('/projects?status=Pilot')
  for (const name of [/^CSV ?: /, /^JSON ?: /, 'Cite this list']) {
    const link = main(page).getByRole('link', { name })
    await expect(link).toHaveCount(1)
    const [above, table] = [
      await link.boundingBox(),
      await main(page).getByRole('table').boundingBox(),
    ]
    expect(above?.y).toBeLessThan(table?.y ?? 0)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('What was left out of the address is said, and the list is whole', async ({ page }) => {
    await page.goto('/entities?typ=Public')
    await expect(main(page)).toContainText('This list has no filter “typ”')
    await expect(main(page).getByRole('table')).toBeVisible()
  })

  test('The button that applies filters stays in sight beside the list, and covers none', async ({
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
