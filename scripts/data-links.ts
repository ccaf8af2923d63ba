/** Checks every source and website of the facts: `npm run data:links [-- --only HOST --limit N --sources-only]`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { readSettings, type Settings } from '@/lib/env'
import { type Address, addressesOf } from '@/lib/facts/links/addresses'
import { openJournal } from '@/lib/facts/links/open-journal'
import { KnownSources, proposedChanges, registryDiff } from '@/lib/facts/links/registry-diff'
import { publicNetwork } from '@/lib/facts/links/request'
import { productToken } from '@/lib/facts/links/robots-rules'
import { type Progress, runLinkCheck } from '@/lib/facts/links/run'
import { looksOffline, summaryOf } from '@/lib/facts/links/summary'
import { checkFacts } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
import type { Facts } from '@/lib/facts/load/records'
import { SourceRegistry } from '@/lib/facts/load/source-entry'
import { readSourcesFile } from '@/lib/facts/load/sources-file'
import { formatCount } from '@/lib/text/counted'
import { formatDuration } from '@/lib/text/duration'
import { command } from './steps'

const usage = `Usage: npm run data:links [-- OPTIONS]

Asks every source and website of the facts whether it is still there, slowly and as robots.txt allows, and writes what
should change in ${factsFolder}/sources.yaml as a diff to var/links/. It changes no facts. A run that was stopped goes
on where it was; a second one on the same day asks only what is new.

  --only HOST       only this host and those below it
  --limit N         only the N addresses whose last check is the longest ago
  --sources-only    leaves out websites that no fact cites
  --help            prints this`

class UsageError extends Error {
  override name = 'UsageError'
}

interface Options {
  only?: string
  limit: number
  sourcesOnly: boolean
}

/** Undefined where only help is wanted. */
function readOptions(): Options | undefined {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        limit: { type: 'string', default: String(Number.MAX_SAFE_INTEGER) },
        'sources-only': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    if (values.help) return undefined
    if (/^[1-9]\d{0,15}$/.test(values.limit)) {
      const { only, limit, 'sources-only': sourcesOnly } = values
      return { only, limit: Number(limit), sourcesOnly }
    }
  } catch {
    // What is wrong with the options is said below.
  }
  throw new UsageError(usage)
}

async function readFacts() {
  const { text, content } = await readSourcesFile(factsFolder)
  const { data: registry } = SourceRegistry.safeParse(content)
  const { checked } = checkFacts(await loadFacts(factsFolder))
  if (!checked || !registry) {
    throw new UsageError('The facts have problems: `npm run data:check` lists them.')
  }
  return { text, known: new KnownSources(registry), facts: checked.facts }
}

/** The addresses to be checked, those first whose last check is the longest ago. */
function chosen(facts: Facts, known: KnownSources, { limit, ...choice }: Options): Address[] {
  const lastCheck = ({ named }: Address) =>
    named.map((name) => known.entry(name)?.check?.day ?? '').sort()[0] ?? ''
  return addressesOf(facts, choice)
    .sort((a, b) => lastCheck(a).localeCompare(lastCheck(b)))
    .slice(0, limit)
}

/** How long an answer may take, in milliseconds. */
const timeout = 20_000

const folderOf = ({ storePath }: Settings): string => path.join(path.dirname(storePath), 'links')

/** How often a line is printed where there is no terminal to draw on, in milliseconds. */
const lineInterval = 30_000

/** Draws a bar on a terminal, and prints a line now and then elsewhere. */
function progressBar() {
  const bar = new SingleBar({ format: '{bar} {value} of {total} checks, {left} left' })
  const live = process.stdout.isTTY
  let printed = performance.now()
  if (live) bar.start(1, 0, { left: '…' })
  const update = ({ done, total, secondsLeft }: Progress) => {
    const left = formatDuration(Math.ceil(secondsLeft))
    if (live) {
      bar.setTotal(total)
      bar.update(done, { left })
    } else if (performance.now() - printed > lineInterval) {
      printed = performance.now()
      console.log(`${done} of ${total} checks, ${left} left`)
    }
  }
  return { update, stop: () => bar.stop() }
}

/** Names the site, so that whoever is asked can find out by whom. */
function userAgentOf({ SITE_URL }: Settings): string {
  const isPublic = !/^https?:\/\/(localhost|127\.|\[)/.test(SITE_URL)
  return isPublic ? `${productToken}/1.0 (+${SITE_URL})` : `${productToken}/1.0`
}

/** Runs the check, and says with which day's run it went on. */
async function run(addresses: readonly Address[], known: KnownSources, settings: Settings) {
  const { journal, day } = openJournal(folderOf(settings), Date.now())
  if (journal.size > 0) {
    console.log(`Going on with the run of ${day}: ${formatCount(journal.size)} answers are known.`)
  }
  const isUnarchived = ({ named }: Address) => named.some((name) => !known.entry(name)?.archived)
  const bar = progressBar()
  const result = await runLinkCheck({
    addresses: addresses.map(({ url }) => url),
    unarchived: addresses.filter(isUnarchived).map(({ url }) => url),
    archives: settings.ARCHIVE_URLS,
    journal,
    day,
    network: publicNetwork,
    userAgent: userAgentOf(settings),
    pause: settings.LINKS_PAUSE * 1000,
    timeout,
    onProgress: bar.update,
  }).finally(bar.stop)
  journal.close()
  return { result, day }
}

await command(async () => {
  const options = readOptions()
  if (!options) {
    console.log(usage)
    return
  }
  const settings = readSettings()
  const { text, known, facts } = await readFacts()
  const addresses = chosen(facts, known, options)
  if (addresses.length === 0) throw new UsageError('The facts name no such address.')
  const { result, day } = await run(addresses, known, settings)
  if (looksOffline(result)) {
    console.error('Hardly any host was reached: is this machine online? Nothing is proposed.')
    console.error(`To ask again today, remove ${folderOf(settings)}/${day}.ndjson first.`)
    process.exitCode = 1
    return
  }
  const changes = proposedChanges(known, addresses, { result, day })
  for (const line of summaryOf(result, changes)) console.log(line)
  if (changes.length === 0) {
    console.log('Nothing changes in the registry.')
    return
  }
  const file = path.join(folderOf(settings), `${day}.diff`)
  writeFileSync(file, registryDiff(text, changes, factsFolder))
  console.log(`Read ${file}, then apply it: git apply ${file}`)
})
