/** Adds up the last runs of the given suites, for example `test-sum.ts all soak`, and prints one line of counts. */
import { addUp, getLine, keptCounts } from './testing/counts'

const missing = { passed: 0, failed: 1, skipped: 0 }
const sum = addUp(process.argv.slice(2).map((suite) => keptCounts(suite) ?? missing))
console.log(getLine(sum))
process.exitCode = sum.failed > 0 ? 1 : 0
