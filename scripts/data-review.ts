/** Lists the records most in need of review: `npm run data:review [-- --family NAME --limit N --json]`. */
import { checkFacts } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
import { evidenceOf } from '@/lib/facts/sources/evidence'
import { reviewLines } from '@/lib/facts/sources/review'
import { reviewOptions, usage } from './review-options'
import { command, UsageError } from './steps'

const defaultLimit = 20

await command(async () => {
  const options = reviewOptions(process.argv.slice(2))
  if (!options) {
    console.log(usage)
    return
  }
  const { family, limit, json } = options
  const { checked } = checkFacts(await loadFacts(factsFolder))
  if (!checked) throw new UsageError('The facts have problems: `npm run data:check` lists them.')
  const all = evidenceOf(checked).filter((one) => family === undefined || one.family === family)
  if (json) console.log(JSON.stringify(all.slice(0, limit), null, 2))
  else for (const line of reviewLines(all, limit ?? defaultLimit)) console.log(line)
})
