import { expect, test } from 'vitest'
import { resource } from '@/lib/contract'
import type { RecordEvidence } from '@/lib/contract/evidence'
import { referencesIn } from '@/lib/facts/load/records'
import { compiledWith, loadedWith } from '@/tests/fixtures/facts'

/** Returns all values at any depth, each with the name of its field. Booleans include it, because they differ in nothing else. */
function values(value: unknown, field = ''): [string, string][] {
  if (Array.isArray(value)) return value.flatMap((item) => values(item, field))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, child]) =>
      values(child, name === 'value' ? field : name),
    )
  }
  return [[field, typeof value === 'boolean' ? `${field}: ${value}` : String(value)]]
}

/** Facts for which the contract has no field in the document of the record. */
const notInDocument = new Set(['projects excerpt'])
/** A fact about the record itself, which only the evidence of the record contains. */
const ofRecord = 'reviewed'

test('includes every fact of a record in its document', async () => {
  const { records } = await loadedWith()
  const { documents } = await compiledWith()
  const missing: string[] = []
  let count = 0
  for (const { family, content, file } of records) {
    if (family === 'regions' || !resource(family).detail) continue
    const { id } = content as { id: number }
    const shown = new Set(values(documents.get(`${family}/${id}`)).map(([, text]) => text))
    const references = new Set(referencesIn(content).map(({ key }) => key))
    for (const [field, text] of values(content)) {
      if (references.has(text) || field === ofRecord || notInDocument.has(`${family} ${field}`))
        continue
      count += 1
      if (!shown.has(text)) missing.push(`${file}: ${field} ${text}`)
    }
  }
  expect(missing).toEqual([])
  expect(count).toBeGreaterThan(150)
})

test('includes the day of the last review in the evidence of a record', async () => {
  const { records } = await loadedWith()
  const { additions } = await compiledWith()
  const shown = additions.evidence.map(({ summary }) => summary as RecordEvidence)
  for (const { family, content } of records) {
    const { id, reviewed } = content as { id: number; reviewed?: string }
    const evidence = shown.find((one) => one.family === family && one.record.id === id)
    if (evidence) expect(evidence.reviewed, `${family} ${id}`).toBe(reviewed)
  }
  expect(shown.filter(({ reviewed }) => reviewed).length).toBeGreaterThan(5)
})
