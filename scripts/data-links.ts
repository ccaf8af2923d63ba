/** Checks every source and website of the facts: `npm run data:links [-- --only HOST --limit N --sources-only]`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readSettings, type Settings } from '@/lib/env'
import { checkLinks } from '@/lib/facts/links/check-links'
import { publicNetwork } from '@/lib/facts/links/request'
import { productToken } from '@/lib/facts/links/robots'
import { checkFacts } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
import { SourceRegistry } from '@/lib/facts/load/source-entry'
import { readSourcesFile } from '@/lib/facts/load/sources-file'
import { formatCount } from '@/lib/text/counted'
import { progressBar } from './progress-bar'
import { parseOptions, runCommand, UsageError, wholeNumber } from './run-command'

const usage = `Usage: npm run data:links [-- OPTIONS]

Checks whether every source and website of the facts is still there, slowly and as robots.txt allows, and writes what
should change in ${factsFolder}/sources.yaml as a diff to var/links/. It changes no facts. A run that was stopped
continues where it left off; a second run on the same day checks only new addresses.

  --only HOST       only this host and its subdomains
  --limit N         only the N addresses whose last check is the longest ago
  --sources-only    leaves out websites that no fact cites
  --help            prints this help`

const options = {
  only: { type: 'string' },
  limit: { type: 'string' },
  'sources-only': { type: 'boolean' },
} as const

async function readFacts() {
  const { text, content } = await readSourcesFile(factsFolder)
  const { data: registry } = SourceRegistry.safeParse(content)
  const { checked } = checkFacts(await loadFacts(factsFolder))
  if (!checked || !registry) {
    throw new UsageError('The facts have problems: `npm run data:check` lists them.')
  }
  return { text, registry, facts: checked.facts }
}

/** Names the site, so that the operators of the servers can find out who sends the requests. */
function getUserAgent({ SITE_URL }: Settings): string {
  const isPublic = !/^https?:\/\/(localhost|127\.|\[)/.test(SITE_URL)
  return isPublic ? `${productToken}/1.0 (+${SITE_URL})` : `${productToken}/1.0`
}

/** The time limit for a response, in milliseconds. */
const timeout = 20_000

await runCommand(async () => {
  const { only, limit, 'sources-only': sourcesOnly } = parseOptions(usage, { options }).values
  const choice = { only, sourcesOnly, limit: wholeNumber(limit, usage) }
  const settings = readSettings()
  const folder = path.join(path.dirname(settings.storePath), 'links')
  const facts = await readFacts()
  const bar = progressBar('checks')
  const report = await checkLinks({
    ...facts,
    factsFolder,
    folder,
    choice,
    now: Date.now(),
    archives: settings.ARCHIVE_URLS,
    network: publicNetwork,
    userAgent: getUserAgent(settings),
    pause: settings.LINKS_PAUSE * 1000,
    timeout,
    onStart: ({ day, checked }) => {
      if (checked > 0) console.log(`Continuing the run of ${day}: ${formatCount(checked)} checked.`)
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
