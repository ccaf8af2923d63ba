/** The published audits agree with the current facts. */
import { expect, test } from 'vitest'
import type { Audits } from '@/lib/contract/audits'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'

const { documents } = await compileFolder(factsFolder)
const facts = (documents.get('audits') as Audits).data.flatMap(({ date, draws }) =>
  draws.flatMap((draw) => draw.facts.map((fact) => ({ ...fact, drawn: `${date}, ${draw.seed}` }))),
)

test('each audited fact is in the dataset, or the audit states its outcome', () => {
  expect(facts.length).toBeGreaterThan(0)
  // If this fails, note under `correction` in the audit's file what happened to the fact.
  expect(facts.filter(({ is_current, correction }) => !is_current && !correction)).toEqual([])
})

test('no fact that an audit found wrong or could not confirm is still in the dataset', () => {
  const rejected = facts.filter(({ verdict }) => verdict === 'wrong' || verdict === 'unconfirmed')
  expect(rejected.filter(({ is_current }) => is_current)).toEqual([])
})
