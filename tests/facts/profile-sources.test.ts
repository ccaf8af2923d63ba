/** The profile of every record, rendered in a process without a server. */
import { expect, test } from '@playwright/test'
import { families } from '@/lib/contract/families'
import { everyRecord, siteOfRecords } from '../fixtures/every-record'
import { renderedProfiles } from '../fixtures/rendered-profiles'
import { missingSources, sourcesIn } from '../fixtures/sources'

test.describe.configure({ mode: 'default' })

async function renderAll() {
  const records = await everyRecord()
  const pages = await renderedProfiles(records, siteOfRecords)
  return records.map((record, index) => ({ ...record, html: pages[index] ?? '' }))
}
let rendered: Awaited<ReturnType<typeof renderAll>> = []

test.beforeAll(async () => {
  rendered = await renderAll()
})

for (const family of families) {
  test(`every profile of ${family} shows every source that the API gives for it`, () => {
    const profiles = rendered.filter((record) => record.family === family)
    expect(profiles.length).toBeGreaterThan(0)
    let checked = 0
    const faults = profiles.flatMap(({ document, relationships, html }) => {
      const sources = sourcesIn([document, relationships])
      checked += sources.length
      return missingSources(sources, html).map((source) => `${document.id} lacks ${source}`)
    })
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThan(0)
  })
}

test('the check of sources notices one that is left out', () => {
  const [record] = rendered
  const source = sourcesIn(record?.document).find((one) => one.startsWith('https://')) ?? ''
  expect(missingSources([source], record?.html ?? '')).toEqual([])
  expect(missingSources([source], '<p>nothing</p>')).toEqual([source])
  expect(missingSources(['https://not.in.the.facts.example/'], record?.html ?? '')).toHaveLength(1)
})
