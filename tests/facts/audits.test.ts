/** What is published of audits holds for the facts as they are. */
import { expect, test } from '@playwright/test'
import type { Audits } from '@/lib/contract/audits'
import { compileFolder } from '@/lib/facts/compile/compile'
import { factsFolder } from '@/lib/facts/load/facts-folder'

const { documents } = await compileFolder(factsFolder)
const facts = (documents.get('audits') as Audits).data.flatMap(({ date, draws }) =>
  draws.flatMap((draw) => draw.facts.map((fact) => ({ ...fact, drawn: `${date}, ${draw.seed}` }))),
)

test('each audited fact is in the dataset, or the audit says what became of it', () => {
  expect(facts.length).toBeGreaterThan(0)
  // Write under `mended` in the file of the audit what became of the fact.
  expect(facts.filter(({ is_current, mended }) => !is_current && !mended)).toEqual([])
})

test('no fact that an audit found wrong or could not confirm is still in the dataset', () => {
  const rejected = facts.filter(({ verdict }) => verdict === 'wrong' || verdict === 'unconfirmed')
  expect(rejected.filter(({ is_current }) => is_current)).toEqual([])
})
