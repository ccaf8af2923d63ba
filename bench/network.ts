/** How long the network explorer takes over a graph of the documented size, in a real browser on a real server. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { parseSettings } from '@/lib/env'
import { preparePortal } from '@/scripts/prepare'
import { step } from '@/scripts/steps'
import { freePort } from '@/server/renderer-process'
import { webGlBrowser } from '@/tests/chromium'
import { startServer } from './server'
import { serveSyntheticApi } from './synthetic-api'

const visits = 5
const panSeconds = 4
const viewport = { width: 1440, height: 1000 }

const middle = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Asks for the layout until it is there, and meanwhile for pages. */
async function layoutTimes(site: string): Promise<{ seconds: number; slowestPage: number }> {
  const since = performance.now()
  let slowestPage = 0
  for (let turn = 0; ; turn += 1) {
    const { status } = await fetch(`${site}/graph/data`)
    if (status === 200) return { seconds: (performance.now() - since) / 1000, slowestPage }
    const asked = performance.now()
    // Each has to be rendered: no page cache answers in its place.
    const page = await fetch(`${site}/graph?degree=${1 + (turn % 30)}`)
    await page.arrayBuffer()
    // The first has to fetch and index the graph itself.
    if (turn > 0) slowestPage = Math.max(slowestPage, performance.now() - asked)
    await sleep(500)
  }
}

async function payloadSizes(site: string): Promise<{ sent: number; whole: number }> {
  // The length that is sent, which fetch would not tell of a body that it has unpacked.
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
  return { sent: body.length, whole: brotliDecompressSync(body).length }
}

/** Milliseconds from the start of a first visit to the first frame of the network. */
async function firstPicture(browser: Browser, site: string): Promise<number> {
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

/** For the page: how many frames a second it draws for so many milliseconds. */
const countFrames = (milliseconds: number): string => `new Promise((resolve) => {
  const since = performance.now()
  let frames = 0
  const count = () => {
    const passed = performance.now() - since
    if (passed >= ${milliseconds}) resolve((1000 * frames) / passed)
    else {
      frames += 1
      requestAnimationFrame(count)
    }
  }
  requestAnimationFrame(count)
})`

/** Frames a second while the picture is dragged about. */
async function framesOfPanning(browser: Browser, site: string): Promise<number> {
  const page = await browser.newPage({ viewport })
  await page.goto(`${site}/graph`)
  const picture = page.locator('[data-drawn]')
  await picture.waitFor()
  const box = await picture.boundingBox()
  if (!box) throw new Error('there is no picture')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const counting = page.evaluate<number>(countFrames(panSeconds * 1000))
  let panning = true
  const rate = counting.finally(() => {
    panning = false
  })
  for (let turn = 0; panning; turn += 1) {
    await page.mouse.move(x + 250 * Math.sin(turn / 12), y + 150 * Math.cos(turn / 17))
  }
  await page.mouse.up()
  await page.close()
  return rate
}

async function inBrowser(site: string): Promise<{ drawn: number; frames: number }> {
  const browser = await chromium.launch(webGlBrowser)
  try {
    const times: number[] = []
    for (let visit = 0; visit < visits; visit += 1) times.push(await firstPicture(browser, site))
    const rates = [await framesOfPanning(browser, site), await framesOfPanning(browser, site)]
    return { drawn: middle(times), frames: Math.min(...rates) }
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
      ['layout, in a thread of its own', `${layout.seconds.toFixed(1)} s`, 'under 60 s'],
      ['slowest other page meanwhile', `${layout.slowestPage.toFixed(0)} ms`, ''],
      [
        `payload, br (${Math.round(payload.whole / 1000)} KB before it)`,
        `${Math.round(payload.sent / 1000)} KB`,
        'at most 700 KB',
      ],
      [
        `first picture, first visit, median of ${visits}`,
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
      `A synthetic graph of ${api.nodeCount.toLocaleString('en')} nodes and ${api.linkCount.toLocaleString('en')} links (\`bench/synthetic-graph.ts\`), served by an API of its own. Chromium on the same machine with ${availableParallelism()} cores, ${viewport.width} × ${viewport.height} pixels, WebGL drawn in software (SwiftShader): with a graphics card panning is faster. Before it began the machine had a load average of ${load.toFixed(1)}; above its number of cores other work has slowed everything measured here.`,
      [
        '| what | measured | asked for |',
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
