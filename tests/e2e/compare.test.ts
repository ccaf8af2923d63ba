import type { Locator } from '@playwright/test'
import { get } from '../contract/client'
import { aProject, idsToCompare, projectPair } from '../fixtures/known-records'
import { openHydrated } from './hydrated'
import { expect, test } from './page'
import { getOption } from './search-box'

interface Listed {
  data: { id: number; title: string }[]
}

/**
 * The visible part of the fade at the right or the lower edge of the table, which indicates more
 * content.
 */
const getFade = (region: Locator, edge: 'right' | 'lower' = 'right') =>
  region.evaluate(
    ({ parentElement }, element) =>
      parentElement ? getComputedStyle(parentElement, element).opacity : '',
    edge === 'right' ? '::after' : '::before',
  )

/** By how many pixels the table is wider and higher than the region in which it scrolls. */
const getHidden = (region: Locator) =>
  region.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.scrollHeight - element.clientHeight,
  ])

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Visitors select projects, compare them and remove one again', async ({ page }) => {
    const { first, other } = await projectPair()
    await page.goto('/compare')
    await expect(page.getByRole('main')).toContainText('Choose a project above')
    await page.getByLabel('First project').fill(String(first.id))
    await page.getByRole('button', { name: 'Start' }).click()
    await expect(page).toHaveURL(`/compare?ids=${first.id}`)
    await page.getByLabel('Add a project').fill(other.title)
    await page.getByRole('button', { name: 'Add' }).click()
    // A partial title lists the matching projects.
    await expect(page).toHaveURL(/\?find=.*&ids=/)
    await page.getByRole('link', { name: other.title, exact: true }).first().click()
    await expect(page).toHaveURL(`/compare?ids=${first.id},${other.id}`)
    const heads = page.getByRole('columnheader')
    await expect(heads.getByRole('link', { name: first.title, exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /^Country/ })).toContainText(other.country.name)
    await page.getByRole('link', { name: `Remove ${first.title}`, exact: true }).click()
    await expect(page).toHaveURL(`/compare?ids=${other.id}`)
  })

  test('Visitors select projects in the list and compare them', async ({ page }) => {
    const { data } = await get<Listed>('/projects')
    const [first, second] = data.map(({ title }) => title)
    await page.goto('/projects')
    await page.getByRole('checkbox', { name: `Compare ${first}`, exact: true }).check()
    await page.getByRole('checkbox', { name: `Compare ${second}`, exact: true }).check()
    await page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click()
    await expect(page).toHaveURL(`/compare?ids=${data[0]?.id},${data[1]?.id}`)
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2)
  })

  test('Visitors select countries in the list and compare them', async ({ page }) => {
    await page.goto('/countries')
    for (const name of ['Austria', 'Belgium']) {
      await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check()
    }
    await page
      .getByRole('button', { name: /^Compare/ })
      .last()
      .click()
    await expect(page).toHaveURL('/compare?countries=AT,BE')
  })
})

test('Visitors choose a project by its name, without its id', async ({ page }) => {
  const { title, path } = await aProject()
  await openHydrated(page, '/compare')
  const field = page.getByRole('combobox', { name: 'First project' })
  await field.fill(title.toLowerCase())
  await getOption(page, title).click()
  await expect(page).toHaveURL(`/compare?ids=${/\d+/.exec(path)?.[0]}`)
  // Only projects can be compared with projects.
  await page.getByRole('combobox', { name: 'Add a project' }).fill('switzerland')
  await expect(page.getByRole('option', { name: /Country/ })).toHaveCount(0)
})

test('A selection survives a change of page, and is limited to six', async ({ page }) => {
  await openHydrated(page, '/projects', 'main input[type=checkbox]')
  const boxes = page.getByRole('checkbox', { name: /^Compare/ })
  for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).check()
  await page.getByRole('main').getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/projects?page=2')
  await expect(boxes.first()).not.toBeChecked()
  await boxes.first().check()
  await expect(boxes.nth(1)).toBeDisabled()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(boxes.nth(1)).toBeEnabled()
  await boxes.nth(1).check()
  await page.getByRole('main').getByRole('link', { name: 'Previous' }).click()
  await expect(page).toHaveURL('/projects')
  await expect(boxes.first()).not.toBeChecked()
  await boxes.first().check()
  await expect(page.getByText('2 selected')).toBeAttached()
  await page.getByRole('button', { name: 'Compare 2' }).last().click()
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2)
})

test('Two projects fit a phone, and their names stay while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { first, other } = await projectPair()
  await page.goto(`/compare?ids=${first.id},${other.id}`)
  const region = page.getByRole('region', { name: 'Comparison' })
  expect((await getHidden(region))[0]).toBe(0)
  expect(await getFade(region)).toBe('0')
  await page.getByRole('row').last().scrollIntoViewIfNeeded()
  for (const { title } of [first, other]) {
    const head = page.getByRole('columnheader').getByRole('link', { name: title, exact: true })
    await expect(head).toBeInViewport()
  }
})

test('Three projects fit a phone without a region to scroll in: long values are below each other, short ones side by side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/compare?ids=${await idsToCompare(3)}`)
  const region = page.getByRole('region', { name: 'Comparison' })
  expect(await getHidden(region)).toEqual([0, 0])
  const countPlaces = async (name: RegExp, axis: 'x' | 'y') => {
    const cells = await page.getByRole('row', { name }).getByRole('cell').all()
    const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()))
    return new Set(boxes.map((box) => box?.[axis])).size
  }
  expect(await countPlaces(/^Aim/, 'x')).toBe(1)
  expect(await countPlaces(/^Connections/, 'x')).toBe(3)
  expect(await countPlaces(/^Connections/, 'y')).toBe(1)
})

test('Six projects fit a wide screen, without a region to scroll in', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/compare?ids=${await idsToCompare(6)}`)
  const region = page.getByRole('region', { name: 'Comparison' })
  expect(await getHidden(region)).toEqual([0, 0])
  expect([await getFade(region), await getFade(region, 'lower')]).toEqual(['0', '0'])
})

test('A wide table scrolls in its own region with the keyboard, its first column stays, and its edge fades until the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await page.goto(`/compare?ids=${await idsToCompare(6)}`)
  const region = page.getByRole('region', { name: 'Comparison' })
  await expect.poll(() => getFade(region)).toBe('1')
  await expect.poll(() => getFade(region, 'lower')).toBe('1')
  await region.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  const left = await region.evaluate((element) => element.getBoundingClientRect().left)
  const name = page.getByRole('rowheader', { name: 'Country', exact: true })
  expect((await name.boundingBox())?.x).toBeCloseTo(left, 0)
  await region.evaluate((element) =>
    element.scrollTo({ left: element.scrollWidth, top: element.scrollHeight }),
  )
  await expect.poll(() => getFade(region)).toBe('0')
  await expect.poll(() => getFade(region, 'lower')).toBe('0')
})
