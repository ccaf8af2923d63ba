import { checkFacts, formatProblem } from '@/lib/dataset/check'
import { factsFolder } from '@/lib/dataset/facts-folder'
import { loadFacts } from '@/lib/dataset/load'

const loaded = await loadFacts(factsFolder)
const { problems } = checkFacts(loaded)
for (const problem of problems) console.error(formatProblem(problem))
if (problems.length > 0) {
  console.error(`\n${problems.length} problems in ${loaded.records.length} records.`)
  process.exitCode = 1
} else {
  console.log(`${loaded.records.length} records, no problems.`)
}
