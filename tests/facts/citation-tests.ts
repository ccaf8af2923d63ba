/** Tests of the citations of records, in every format. */
import { Cite } from '@citation-js/core'
import { expect, test } from 'vitest'
import { type Citation, recordCitation } from '@/lib/portal/publish/cite/citation'
import { toApa, toBibtex, toChicago, toCslJson, toRis } from '@/lib/portal/publish/cite/formats'
import { dataContext, type RecordExtent, recordsWithin } from '../fixtures/every-record'

/** The date reduced to year and month: BibTeX has no field for days, and the version states the day. */
const asWritten: Record<string, (citation: Citation) => unknown> = {
  '@biblatex/text': ({ issued }) =>
    issued && { 'date-parts': [issued['date-parts'][0].slice(0, 2)] },
}
const writers = { '@biblatex/text': toBibtex, '@ris/file': toRis, '@else/json': toCslJson }

export function testCitations(extent: RecordExtent): void {
  test('every citation parses again to the same title, address and date, and is of one record only', async () => {
    const context = await dataContext()
    const wrong: string[] = []
    const addresses = new Set<string>()
    const records = await recordsWithin(extent)
    for (const { family, document } of records) {
      const citation = recordCitation(family, document, context)
      addresses.add(citation.URL)
      for (const [forceType, write] of Object.entries(writers)) {
        const [read] = new Cite(write(citation), { forceType }).data
        const same =
          read?.title === citation.title &&
          read.URL === citation.URL &&
          JSON.stringify(read.issued) ===
            JSON.stringify((asWritten[forceType] ?? (({ issued }) => issued))(citation))
        if (!same) wrong.push(`${citation.URL} as ${forceType}: ${JSON.stringify(read?.title)}`)
      }
      for (const write of [toApa, toChicago]) {
        const text = write(citation)
        if (!text.includes(citation.URL) || text.includes('undefined')) wrong.push(text)
      }
    }
    expect(wrong).toEqual([])
    expect(addresses.size).toBe(records.length)
  })
}
