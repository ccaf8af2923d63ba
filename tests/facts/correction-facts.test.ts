import { expect, test } from 'vitest'
import { factForm } from '@/lib/corrections/correction'
import { factsNamed, recordFacts } from '@/lib/portal/corrections/record-facts'
import { sourceUses } from '@/lib/portal/sources/source-index'
import { everyRecord } from '../fixtures/every-record'

test('every fact of every record has a unique name, which its form accepts', async () => {
  const records = await everyRecord()
  expect(records.length).toBeGreaterThan(1000)
  const faults = records.flatMap(({ family, document }) => {
    const facts = recordFacts(family, document)
    return facts
      .filter((fact) => {
        const named = factsNamed(facts, fact.key)
        return named.length !== 1 || named[0] !== fact || !factForm.test(fact.key) || !fact.text
      })
      .map(({ key }) => `${family}/${document.id}: ${key}`)
  })
  expect(faults).toEqual([])
})

test('every source of every project is next to one of its facts', async () => {
  const projects = (await everyRecord()).filter(({ family }) => family === 'projects')
  const missing = projects.flatMap(({ family, document }) => {
    const shown = new Set(recordFacts(family, document).flatMap(({ sources }) => sources))
    return [...sourceUses(document)].flatMap(({ source }) =>
      source && !shown.has(source) ? [`${document.id}: ${source}`] : [],
    )
  })
  expect(projects.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
