/** The scores of Lighthouse on a simulated phone, measured one page at a time with nothing else running. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { expect } from 'vitest'
import { chromiumFlags, headlessPath } from '@/scripts/testing/chromium'
import { freePort } from '@/server/free-port'
import { aProject, bestConnected } from '../fixtures/known-records'
import { testWith } from '../services/programs'
import { testServer } from '../test-server'

const test = testWith('chromium')

const required = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

const pages: Record<string, () => Promise<string>> = {
  '/': async () => '/',
  '/projects': async () => '/projects',
  'a project': async () => (await aProject()).path,
  'an organization': () => bestConnected('entities'),
  'a country': () => bestConnected('countries'),
  '/map': async () => '/map',
}

async function scoresOf(address: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(testServer.address + address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(required),
  })
  const categories = Object.values(result?.lhr.categories ?? {})
  return Object.fromEntries(categories.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]))
}

/** Other work on the machine can only lower a score, so the best of several measurements is the page's own. */
const maxAttempts = 8

async function bestScoresOf(address: string, port: number): Promise<Record<string, number>> {
  const best: Record<string, number> = {}
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    for (const [category, score] of Object.entries(await scoresOf(address, port))) {
      best[category] = Math.max(best[category] ?? 0, score)
    }
    if ((best.performance ?? 0) >= required.performance) break
  }
  return best
}

for (const [name, address] of Object.entries(pages)) {
  test(`Lighthouse finds ${name} as good as it has to be`, async () => {
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: headlessPath(),
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    })
    const path = await address()
    // The first visit renders the page; visitors usually receive it from the cache.
    expect((await fetch(testServer.address + path)).status).toBe(200)
    const scores = await bestScoresOf(path, port)
    await browser.close()
    process.stdout.write(`${path}: ${JSON.stringify(scores)}\n`)
    for (const [category, least] of Object.entries(required)) {
      expect.soft(scores[category], category).toBeGreaterThanOrEqual(least)
    }
  })
}
