/** Lists the records most in need of review: `npm run data:review [-- --family NAME --limit N --json]`. */
import { evidenceFamilies } from '@/lib/contract/evidence'
import { checkFacts } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
import { getEvidence, reviewLines } from '@/lib/facts/sources/evidence'
import { parseOptions, runCommand, UsageError, wholeNumber } from './run-command'

const usage = `Usage: npm run data:review [-- OPTIONS]

Lists the records that most need a complete check: first those checked longest ago, and of these the ones with the
weakest evidence. Each row shows the record's evidence and its missing fields.

  --family NAME     only one family: ${evidenceFamilies.join(', ')}
  --limit N         at most N records (default: 20; with --json: all)
  --json            prints JSON
  --help            prints this help`

const defaultLimit = 20
const options = {
  family: { type: 'string' },
  limit: { type: 'string' },
  json: { type: 'boolean' },
} as const

await runCommand(async () => {
  const { json, ...values } = parseOptions(usage, { options }).values
  const limit = wholeNumber(values.limit, usage)
  const family = evidenceFamilies.find((name) => name === values.family)
  if (values.family !== family) throw new UsageError(usage)
  const { checked } = checkFacts(await loadFacts(factsFolder))
  if (!checked) throw new UsageError('The facts have problems: `npm run data:check` lists them.')
  const evidenceToReview = getEvidence(checked).filter(
    (evidence) => family === undefined || evidence.family === family,
  )
  if (json) console.log(JSON.stringify(evidenceToReview.slice(0, limit), null, 2))
  else for (const line of reviewLines(evidenceToReview, limit ?? defaultLimit)) console.log(line)
})
