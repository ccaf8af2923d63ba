/** Checks the facts: `npm run data:check [-- FOLDER] [--warnings]`. */
import { checkFacts, formatProblem } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
import type { Problem } from '@/lib/facts/load/yaml-file'
import { findWarnings, tooManyUnsourced, warningCounts } from '@/lib/facts/sources/warnings'
import { counted } from '@/lib/text/counted'
import { parseOptions, runCommand } from './run-command'

const usage = `Usage: npm run data:check [-- OPTIONS]

Checks every record of the facts. Problems are errors. Weak evidence, statuses without a source, dates in descriptions
that no fact states, and needless entries of the registry are warnings, which are counted. The number of statuses
without a source may only fall.

  FOLDER        another folder of facts
  --warnings    lists each warning with its place
  --help        prints this help`

const options = { warnings: { type: 'boolean' } } as const

async function check(folder: string, listsWarnings: boolean): Promise<void> {
  const loaded = await loadFacts(folder)
  const { checked, problems } = checkFacts(loaded)
  const places = (problems: readonly Problem[]) =>
    problems.map((problem) => formatProblem(problem, folder))
  const records = counted(loaded.records.length, 'record')
  if (!checked) {
    console.error(places(problems).join('\n'))
    console.error(`\n${counted(problems.length, 'problem')} in ${records}.`)
    process.exitCode = 1
    return
  }
  const warnings = findWarnings(loaded, checked)
  if (listsWarnings && warnings.length > 0) console.log(`${places(warnings).join('\n')}\n`)
  console.log(`${records}, no problems.`)
  for (const line of warningCounts(warnings, checked.facts)) console.log(line)
  if (!listsWarnings && warnings.length > 0) {
    console.log('npm run data:check -- --warnings lists them with their places.')
  }
  const excess = tooManyUnsourced(warnings)
  if (excess === undefined) return
  console.error(`\n${excess}`)
  process.exitCode = 1
}

await runCommand(async () => {
  const { values, positionals } = parseOptions(usage, { allowPositionals: true, options })
  await check(positionals[0] ?? factsFolder, values.warnings ?? false)
})
