/** Accessibility of pages that are similar to those of `npm test`. */
import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect } from 'vitest'
import { chromiumFlags, headlessPath } from '@/scripts/testing/chromium'
import { pageFaults } from '../e2e/faults'
import { watchPage } from '../e2e/watched-page'
import { pageVariants } from '../fixtures/page-types'
import { testWith } from '../services/programs'
import { testServer } from '../test-server'

const test = testWith('chromium')

let browser: Browser
/** Its pages share a cache. */
let context: BrowserContext

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: headlessPath(), args: chromiumFlags })
  context = await browser.newContext()
})

afterAll(() => browser.close())

for (const type of pageVariants) {
  test(`${type.name} has no accessibility fault in either theme, and fits every window`, async () => {
    const { page, faults } = watchPage(await context.newPage())
    await page.goto(testServer.address + (await type.address()))
    expect(await pageFaults(page, type)).toEqual([])
    expect(faults).toEqual([])
    await page.close()
  })
}
