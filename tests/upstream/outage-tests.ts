/** Tests of outages of the same portal, one for each fault. */
import { afterAll, beforeAll, expect } from 'vitest'
import { testWith } from '../services/programs'
import type { Fault } from './faults'
import { type Load, projectsFor, runOutage } from './outage'
import { type Portal, startPortal } from './portal'
import { type Stub, startStub } from './stub'
import { syntheticApi } from './stub-api'

const test = testWith('ps')

/** In bytes. The server and the renderer together normally take about 300 MB. */
const maxMemory = 1_200 * 1024 * 1024

/** Responses of the upstream become stale within a second, and the portal may request them again at once. */
export const outageSettings = { API_BUDGET: '1000/s, 1000/s, 1000/s' }
export const shortLived = 'public, max-age=0, s-maxage=1'

export function testOutages(faults: readonly Fault[], load: Load): void {
  let stub: Stub
  let portal: Portal

  beforeAll(async () => {
    stub = await startStub({
      cacheControl: shortLived,
      answer: syntheticApi(projectsFor(faults.length)),
    })
    portal = await startPortal(stub, outageSettings)
  })

  afterAll(async () => {
    await portal.stop()
    await stub.stop()
  })

  for (const fault of faults) {
    test(`with an upstream that answers ${fault}, seen pages stay and others are refused politely`, async () => {
      const got = await runOutage(portal, stub, fault, load)
      expect(Object.keys(got.seen)).toEqual(['200'])
      expect(Object.keys(got.unseen)).toEqual(['503'])
      expect(got.invalidRefusals).toBe(0)
      expect(got.unmarked).toEqual([])
      expect(got.memory).toBeLessThan(maxMemory)
      expect(got.recovery).toBeLessThan(Number.POSITIVE_INFINITY)
    })
  }
}
