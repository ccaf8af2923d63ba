import { checkFacts, formatProblem } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'

/** `npm run data:check`; the argument is another folder of facts. */
const folder = process.argv[2] ?? factsFolder
const loaded = await loadFacts(folder)
const { problems } = checkFacts(loaded)
for (const problem of problems) console.error(formatProblem(problem, folder))
if (problems.length > 0) {
  console.error(
    `\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${loaded.records.length} records.`,
  )
  process.exitCode = 1
} else {
  console.log(`${loaded.records.length} records, no problems.`)
}
