/** Fills the store from an upstream API: `npm run data:mirror -- --from URL [--rate 50/min]`. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { parseSettings, readSettings } from '@/lib/env'
import type { OnRetry } from '@/lib/facts/mirror/archive'
import { mirror } from '@/lib/facts/mirror/mirror'
import { lockFolder } from '@/lib/store/lock'
import { saveTo } from '@/lib/store/open-store'
import { counted } from '@/lib/text/counted'
import { parseRate, type Rate } from '@/lib/text/rate'
import { checkStore, storedText } from './compile-store'
import { progressBar } from './progress-bar'
import { runCommand, step, UsageError } from './run-command'

const usage = 'Usage: npm run data:mirror -- --from https://api.example.org/api/v1 [--rate 50/min]'

function readOptions(): { from: string; rate: Rate } {
  try {
    const { values } = parseArgs({
      options: { from: { type: 'string' }, rate: { type: 'string' } },
    })
    const rate = parseRate(values.rate ?? '50/min')
    const from = parseSettings({ API_BASE_URL: values.from }).API_BASE_URL
    if (rate && from) return { from, rate }
  } catch {
    // Options that cannot be parsed are reported with the usage below.
  }
  throw new UsageError(usage)
}

/** Prints why requests are repeated. Several that fail at a time are one line. */
function retryNotice(warn: (text: string) => void): OnRetry {
  let nextLineAt = 0
  return (reason, delayMs) => {
    if (Date.now() < nextLineAt) return
    nextLineAt = Date.now() + delayMs
    warn(`${reason}. Trying again in ${counted(delayMs / 1000, 'second')}.`)
  }
}

await runCommand(async () => {
  const { from, rate } = readOptions()
  const { UPSTREAM_API_KEY: key, store, storePath } = readSettings()
  const folder = path.join(path.dirname(storePath), 'mirror')
  // Two mirrors at once would request everything twice, at twice the rate, and overwrite each other's files.
  process.once('exit', lockFolder(folder))
  await checkStore(store)
  console.log(`Fetching ${from} …`)
  const bar = progressBar('documents')
  const options = {
    from,
    key,
    rate,
    folder,
    onProgress: bar.update,
    onRetry: retryNotice(bar.warn),
  }
  const { snapshot, warnings, finish } = await mirror(options).finally(bar.stop)
  for (const warning of warnings) console.log(`${warning}.`)
  const manifest = await step('Loading', () => saveTo(store, snapshot))
  finish()
  console.log(storedText(store, manifest))
})
