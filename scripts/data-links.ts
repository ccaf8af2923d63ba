/** Checks every source and website of the facts: `npm run data:links [-- --only HOST --limit N --sources-only]`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { readSettings, type Settings } from '@/lib/env'
import { checkLinks, type LinkCheck } from '@/lib/facts/links/check-links'
import { publicNetwork } from '@/lib/facts/links/request'
import { productToken } from '@/lib/facts/links/robots-rules'
import type { Progress } from '@/lib/facts/links/run'
import { checkFacts } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
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

/** Undefined where only help is wanted. */
function readOptions(): LinkCheck['choice'] | undefined {
  try {
    const { values } = parseArgs({
      options: {
        only: { type: 'string' },
        limit: { type: 'string' },
        'sources-only': { type: 'boolean' },
        help: { type: 'boolean' },
      },
    })
    if (values.help) return undefined
    const { only, limit, 'sources-only': sourcesOnly } = values
    if (limit === undefined) return { only, sourcesOnly }
    if (/^[1-9]\d{0,8}$/.test(limit)) return { only, sourcesOnly, limit: Number(limit) }
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
  return { text, registry, facts: checked.facts }
}

/** Names the site, so that whoever is asked can find out by whom. */
function userAgentOf({ SITE_URL }: Settings): string {
  const isPublic = !/^https?:\/\/(localhost|127\.|\[)/.test(SITE_URL)
  return isPublic ? `${productToken}/1.0 (+${SITE_URL})` : `${productToken}/1.0`
}

/** How long an answer may take, in milliseconds. */
const timeout = 20_000
/** How often a line is printed where there is no terminal to draw on, in milliseconds. */
const lineInterval = 30_000

/** Draws a bar on a terminal, and prints a line now and then elsewhere. */
function progressBar() {
  const bar = new SingleBar({ format: '{bar} {value} of {total} checks, {left} left' })
  const live = process.stdout.isTTY
  let printed = performance.now()
  const update = ({ done, total, secondsLeft }: Progress) => {
    const left = formatDuration(Math.ceil(secondsLeft))
    if (live && !bar.isActive) bar.start(total, done, { left })
    if (live) bar.update(done, { left })
    else if (performance.now() - printed > lineInterval) {
      printed = performance.now()
      console.log(`${done} of ${total} checks, ${left} left`)
    }
  }
  return { update, stop: () => bar.stop() }
}

await command(async () => {
  const choice = readOptions()
  if (!choice) {
    console.log(usage)
    return
  }
  const settings = readSettings()
  const folder = path.join(path.dirname(settings.storePath), 'links')
  const bar = progressBar()
  const report = await checkLinks({
    ...(await readFacts()),
    factsFolder,
    folder,
    choice,
    now: Date.now(),
    archives: settings.ARCHIVE_URLS,
    network: publicNetwork,
    userAgent: userAgentOf(settings),
    pause: settings.LINKS_PAUSE * 1000,
    timeout,
    onStart: ({ day, answers }) => {
      if (answers > 0) console.log(`Going on from ${formatCount(answers)} answers of ${day}.`)
    },
    onProgress: bar.update,
  }).finally(bar.stop)
  if (!report) throw new UsageError('The facts name no such address.')
  for (const line of report.lines) console.log(line)
  if (report.diff === '') return
  const file = path.join(folder, `${report.day}.diff`)
  writeFileSync(file, report.diff)
  console.log(`Read ${file}, then apply it: git apply ${file}`)
})
