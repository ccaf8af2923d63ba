import { expect, test } from '@playwright/test'
import { factForm } from '@/lib/corrections/correction'
import { factsNamed, recordFacts } from '@/lib/portal/corrections/record-facts'
import { sourceUses } from '@/lib/portal/sources/source-index'
import { everyRecord } from '../fixtures/every-record'

test('every fact of every record has a name of its own, which its form takes', async () => {
  const records = await everyRecord()
  expect(records.length).toBeGreaterThan(1000)
  for (const { family, document } of records) {
    const facts = recordFacts(family, document)
    const keys = facts.map(({ key }) => key)
    const name = `${family}/${document.id}`
    expect(new Set(keys).size, name).toBe(keys.length)
    expect(
      keys.filter((key) => !factForm.test(key)),
      name,
    ).toEqual([])
    expect(
      facts.filter((fact) => factsNamed(facts, fact.key)[0] !== fact),
      name,
    ).toEqual([])
    expect(facts.filter(({ text }) => text === '')).toEqual([])
  }
})

test('every source of every project stands beside one of its facts', async () => {
  const projects = (await everyRecord()).filter(({ family }) => family === 'projects')
  for (const { family, document } of projects) {
    const shown = new Set(recordFacts(family, document).flatMap(({ sources }) => sources))
    const missing = [...sourceUses(document)].flatMap(({ source }) =>
      source && !shown.has(source) ? [source] : [],
    )
    expect(missing, `${document.id}`).toEqual([])
  }
})
