/** Checks that profiles, as served, show the sources that the API gives for them, with publisher and kind. */
import type { SourceSummary } from '@/lib/contract/sources'
import { getAddress } from '@/lib/portal/records/record-address'
import { all } from '../contract/client'
import type { AnyRecord } from '../fixtures/every-record'
import {
  attributions,
  missingSources,
  shownDocument,
  sourcesIn,
  unattributedSources,
} from '../fixtures/sources'
import { testServer } from '../test-server'

/** The number of profiles requested concurrently. */
const lanes = 4

export interface ServedSources {
  faults: string[]
  /** The number of sources that were looked for. */
  checked: number
}

async function openServed(address: string): Promise<{ status: number; html: string }> {
  const response = await fetch(testServer.address + address, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

/** Checks the profiles of records, as the test server sends them. */
export async function servedSources(records: readonly AnyRecord[]): Promise<ServedSources> {
  const found: ServedSources = { faults: [], checked: 0 }
  const knownSources = attributions(await all<SourceSummary>('/sources'))
  const queue = records.values()
  const lane = async () => {
    for (const { family, document, relationships } of queue) {
      const path = getAddress(family, document)
      const { status, html } = await openServed(path)
      if (status !== 200) found.faults.push(`${path} answers ${status}`)
      const sources = sourcesIn([shownDocument(family, document, html), relationships])
      found.checked += sources.length
      found.faults.push(
        ...missingSources(sources, html).map((source) => `${path} lacks ${source}`),
        ...unattributedSources(sources, knownSources, html).map(
          (source) => `${path}: whose is ${source}`,
        ),
      )
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return found
}
