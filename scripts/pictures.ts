/** Takes the screenshots of a running portal for the README: `npm run pictures [-- --from URL]`. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { parseOptions, runCommand, UsageError } from './run-command'
import { chromiumFlags, chromiumPath } from './testing/chromium'

const usage = 'Usage: npm run pictures [-- --from URL], the address of a running portal.'
const folder = 'docs/pictures'
const viewport = { width: 1280, height: 940 }
/** Sharp on high-density screens, yet small enough to load quickly in a README. */
const density = 1.5
const quality = 80

const options = { from: { type: 'string', default: 'http://localhost:3000' } } as const

async function take(browser: Browser, address: string, colorScheme: 'light' | 'dark') {
  const page = await browser.newPage({ viewport, colorScheme, deviceScaleFactor: density })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot()
  await page.close()
  const file = path.join(folder, `portal-${colorScheme}.webp`)
  const { size } = await sharp(picture).webp({ quality, effort: 6 }).toFile(file)
  console.log(`${file}: ${Math.ceil(size / 1024)} KB`)
}

await runCommand(async () => {
  const { from: address } = parseOptions(usage, { options }).values
  const response = await fetch(address).catch(() => undefined)
  if (!response?.ok)
    throw new UsageError(`${address} shows no page. Start the portal first: npm start.`)
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags })
  try {
    for (const scheme of ['light', 'dark'] as const) await take(browser, address, scheme)
  } finally {
    await browser.close()
  }
})
