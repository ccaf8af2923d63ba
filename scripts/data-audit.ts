/**
 * Draws a random sample of facts to verify: `npm run data:audit -- --seed 1 [--size 100] [--json] [--data FOLDER]`.
 */
import { sampleAsJson, sampleAsMarkdown, sampleFacts } from '@/lib/facts/audit/sample'
import { FactsError } from '@/lib/facts/compile/compile'
import { checkFacts, formatProblem } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
import { parseOptions, runCommand, UsageError, wholeNumber } from './run-command'

const usage =
  'Usage: npm run data:audit -- --seed N [--size 100] [--json] [--data FOLDER]; N and the size are whole numbers from 1.'

const options = {
  seed: { type: 'string' },
  size: { type: 'string', default: '100' },
  json: { type: 'boolean', default: false },
  data: { type: 'string', default: factsFolder },
} as const

await runCommand(async () => {
  const { data, json, ...values } = parseOptions(usage, { options }).values
  const seed = wholeNumber(values.seed, usage)
  const size = wholeNumber(values.size, usage)
  if (seed === undefined || size === undefined) throw new UsageError(usage)
  const loaded = await loadFacts(data)
  const { checked, problems } = checkFacts(loaded)
  if (!checked) {
    throw new FactsError(problems.map((problem) => formatProblem(problem, data)).join('\n'))
  }
  const lines = new Map(loaded.records.map((r) => [`${r.family}/${r.slug}`, r.line]))
  const facts = sampleFacts(checked.facts, seed, size).map(({ path, ...fact }) => ({
    ...fact,
    place: `${data}/${fact.record}.yaml:${lines.get(fact.record)?.(path) ?? 1}`,
  }))
  console.log(json ? sampleAsJson(facts) : sampleAsMarkdown(facts))
})
