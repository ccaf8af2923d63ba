/** The statuses without a source in this repository. */
import { expect, test } from 'vitest'
import { checkFacts } from '@/lib/facts/load/check'
import { factsFolder } from '@/lib/facts/load/facts-folder'
import { loadFacts } from '@/lib/facts/load/load'
import { findWarnings, maxUnsourcedStatuses } from '@/lib/facts/sources/warnings'

test('the maximum of statuses without a source is lowered with their number', async () => {
  const loaded = await loadFacts(factsFolder)
  const { checked } = checkFacts(loaded)
  if (!checked) throw new Error('the facts have problems, which `npm run data:check` lists')
  const unsourced = findWarnings(loaded, checked).filter(({ reason }) => reason === 'unsourced')
  expect(unsourced.length, 'Set maxUnsourcedStatuses to this number.').toBe(maxUnsourcedStatuses)
})
