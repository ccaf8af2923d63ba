/** Adds up the last runs of the given suites, for example `test-sum.ts all soak`, and prints failed tests and counts. */
import { addUp, describeCounts, loadCounts, noReport } from './testing/counts'

const sum = addUp(process.argv.slice(2).map((suite) => loadCounts(suite) ?? noReport))
console.log(describeCounts(sum))
process.exitCode = sum.failed > 0 ? 1 : 0
