/**
 * Draws a random sample of facts to verify: `npm run data:audit -- --seed 1 [--size 100] [--json] [--data FOLDER]`.
 */
import { sampleAsJson, sampleAsMarkdown, sampleFacts } from '@/lib/facts/audit/sample'
import { requireChecked } from '@/lib/facts/compile/compile'
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
  const { facts } = requireChecked(loaded, data)
  const lines = new Map(loaded.records.map((r) => [`${r.family}/${r.slug}`, r.line]))
  const sample = sampleFacts(facts, seed, size).map(({ path, ...fact }) => ({
    ...fact,
    place: `${data}/${fact.record}.yaml:${lines.get(fact.record)?.(path) ?? 1}`,
  }))
  console.log(json ? sampleAsJson(sample) : sampleAsMarkdown(sample))
})
