/** Validates every type of page with the W3C's checker. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'vitest'
import { allPages, type PageType } from '../fixtures/page-types'
import { testWith } from '../services/programs'
import { testServer } from '../test-server'

const test = testWith('java')

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar'
const folder = 'var/test/html'

/** In the few seconds that it runs, optimizing its code costs more than it saves. Other code needs a larger stack. */
const options = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m']

interface Report {
  messages: { type: string; subType?: string; url: string; message: string; extract?: string }[]
}

async function savePage({ address }: PageType, index: number): Promise<void> {
  const response = await fetch(testServer.address + (await address()))
  writeFileSync(path.join(folder, `${index}.html`), await response.text())
}

test('the HTML of every type of page is valid', async () => {
  mkdirSync(folder, { recursive: true })
  // One after the other, because the server refuses a visitor who requests many pages at once.
  for (const [index, page] of allPages.entries()) await savePage(page, index)
  const files = allPages.map((_, index) => path.join(folder, `${index}.html`))
  const args = [...options, '-jar', checker, '--format', 'json', ...files]
  const { stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 25 })
  const { messages } = JSON.parse(stderr) as Report
  const faults = messages
    .filter(({ type, subType }) => type === 'error' || subType === 'warning')
    .map(({ url, message, extract }) => {
      const page = allPages[Number(path.basename(url, '.html'))]
      return `${page?.name}: ${message} ${extract ?? ''}`
    })
  expect(faults).toEqual([])
})
