/** `npm run bench`: `options.ts` describes the benchmarks. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { runCommand } from '@/scripts/run-command'
import { type BenchName, type BenchOptions, benchOptions, usage } from './options'
import { pagesReport } from './pages'
import { searchReport } from './search'
import { servingReport } from './serving'

const reports: Record<BenchName, (options: BenchOptions) => Promise<string>> = {
  serving: ({ rounds }) => servingReport(rounds),
  search: searchReport,
  pages: pagesReport,
}

await runCommand(async () => {
  const options = benchOptions(process.argv.slice(2))
  if (!options) return console.log(usage)
  for (const name of options.benchmarks) {
    const load = loadavg()[0]?.toFixed(1)
    const report = await reports[name](options)
    const day = new Date().toISOString().slice(0, 10)
    const machine = `Measured on ${day}, on a machine with ${availableParallelism()} cores, whose load average before was ${load}.`
    console.log(`\n${report}\n\n${machine}\n`)
    mkdirSync('bench/results', { recursive: true })
    writeFileSync(`bench/results/${name}.md`, `${report}\n\n${machine}\n`)
  }
})
