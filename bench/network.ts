/** Measures the network explorer with a graph of the documented size, in a browser and with the whole server. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { parseSettings } from '@/lib/env'
import { preparePortal } from '@/scripts/prepare'
import { step } from '@/scripts/steps'
import { webGlBrowser } from '@/scripts/testing/chromium'
import { freePort } from '@/server/free-port'
import { startServer } from './server'
import { serveSyntheticApi } from './synthetic-api'

const visitCount = 5
const panSeconds = 4
const viewport = { width: 1440, height: 1000 }

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Requests the layout until it is ready, and times pages in the meantime. */
async function layoutTimes(site: string): Promise<{ seconds: number; slowestPage: number }> {
  const start = performance.now()
  let slowestPage = 0
  for (let attempt = 0; ; attempt += 1) {
    const { status } = await fetch(`${site}/graph/data`)
    if (status === 200) return { seconds: (performance.now() - start) / 1000, slowestPage }
    const requestedAt = performance.now()
    // The query varies, so that the page is rendered rather than taken from the cache.
    const page = await fetch(`${site}/graph?degree=${1 + (attempt % 30)}`)
    await page.arrayBuffer()
    // The first page is excluded, because it fetches and indexes the graph.
    if (attempt > 0) slowestPage = Math.max(slowestPage, performance.now() - requestedAt)
    await sleep(500)
  }
}

async function payloadSizes(site: string): Promise<{ compressed: number; uncompressed: number }> {
  // fetch decompresses the body and does not expose its compressed length.
  const { request } = await import('node:http')
  const body = await new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' }
    request(`${site}/graph/data`, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks)))
    })
      .on('error', reject)
      .end()
  })
  return { compressed: body.length, uncompressed: brotliDecompressSync(body).length }
}

/** Milliseconds from the start of a first visit to the first frame of the network. */
async function timeToFirstFrame(browser: Browser, site: string): Promise<number> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.goto(`${site}/graph`)
  await page.locator('[data-drawn]').waitFor()
  const [drawn = Number.NaN] = await page.evaluate(() =>
    performance.getEntriesByName('network-drawn').map(({ startTime }) => startTime),
  )
  await context.close()
  return drawn
}

/** The source of an expression that measures the frames per second over some time; it is evaluated in the page. */
const countFrames = (milliseconds: number): string => `new Promise((resolve) => {
  const start = performance.now()
  let frames = 0
  const count = () => {
    const passed = performance.now() - start
    if (passed >= ${milliseconds}) resolve((1000 * frames) / passed)
    else {
      frames += 1
      requestAnimationFrame(count)
    }
  }
  requestAnimationFrame(count)
})`

/** Frames per second while the network is panned. */
async function framesOfPanning(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ viewport })
  await page.goto(`${site}/graph`)
  const picture = page.locator('[data-drawn]')
  await picture.waitFor()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The network is not visible')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const counting = page.evaluate<number>(countFrames(panSeconds * 1000))
  let panning = true
  const rate = counting.finally(() => {
    panning = false
  })
  for (let move = 0; panning; move += 1) {
    await page.mouse.move(x + 250 * Math.sin(move / 12), y + 150 * Math.cos(move / 17))
  }
  await page.mouse.up()
  await page.close()
  return rate
}

async function inBrowser(site: string): Promise<{ drawn: number; frames: number }> {
  const browser = await chromium.launch(webGlBrowser)
  try {
    const times: number[] = []
    for (let visit = 0; visit < visitCount; visit += 1)
      times.push(await timeToFirstFrame(browser, site))
    const rates = [await framesOfPanning(browser, site), await framesOfPanning(browser, site)]
    return { drawn: median(times), frames: Math.min(...rates) }
  } finally {
    await browser.close()
  }
}

export async function networkBench(): Promise<void> {
  const [load = Number.NaN] = loadavg()
  const api = await serveSyntheticApi()
  const settings = parseSettings({
    PORT: String(await freePort()),
    API_BASE_URL: api.base,
    LOG_LEVEL: 'error',
  })
  await preparePortal()
  rmSync('var/layouts', { recursive: true, force: true })
  const server = await startServer(settings)
  const site = `http://127.0.0.1:${settings.PORT}`
  try {
    const layout = await step('Laying out', () => layoutTimes(site))
    const payload = await payloadSizes(site)
    const { drawn, frames } = await step('Drawing', () => inBrowser(site))
    const rows = [
      ['layout, in a worker thread', `${layout.seconds.toFixed(1)} s`, 'under 60 s'],
      ['slowest other page in the meantime', `${layout.slowestPage.toFixed(0)} ms`, ''],
      [
        `payload, Brotli (${Math.round(payload.uncompressed / 1000)} KB uncompressed)`,
        `${Math.round(payload.compressed / 1000)} KB`,
        'at most 700 KB',
      ],
      [
        `first frame, first visit, median of ${visitCount}`,
        `${(drawn / 1000).toFixed(2)} s`,
        'under 2.5 s',
      ],
      [
        `panning, the slower of two rounds of ${panSeconds} s`,
        `${frames.toFixed(0)} frames/s`,
        'at least 30',
      ],
    ]
    const report = [
      '# Speed of the network explorer',
      `A synthetic graph of ${api.nodeCount.toLocaleString('en')} nodes and ${api.linkCount.toLocaleString('en')} links (\`bench/synthetic-graph.ts\`), served by a separate API. Chromium on the same machine with ${availableParallelism()} cores, ${viewport.width} × ${viewport.height} pixels, WebGL rendered in software (SwiftShader); panning is faster with a graphics card. The load average before the start was ${load.toFixed(1)}; if it exceeds the number of cores, other processes have slowed down the measurements.`,
      [
        '| what | measured | target |',
        '|---|---|---|',
        ...rows.map((row) => `| ${row.join(' | ')} |`),
      ].join('\n'),
    ].join('\n\n')
    console.log(`\n${report}\n`)
    mkdirSync('bench/results', { recursive: true })
    writeFileSync('bench/results/network.md', `${report}\n`)
  } finally {
    await server.stop()
    api.stop()
  }
}
