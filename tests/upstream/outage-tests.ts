/** Tests of outages, one for each fault. */
import { afterAll, beforeAll, describe, expect } from 'vitest'
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

/** Most of an outage is waiting, so two portals have theirs at the same time. */
const portalCount = 2

export function testOutages(faults: readonly Fault[], load: Load): void {
  const projects = projectsFor(faults.length)
  for (let first = 0; first < portalCount; first += 1) {
    const own = faults.filter((_, index) => index % portalCount === first)
    describe.concurrent(`portal ${first + 1}`, () => testPortal(own, projects, load))
  }
}

/** Tests of the outages of one portal, one after the other. */
function testPortal(faults: readonly Fault[], projects: number, load: Load): void {
  let stub: Stub
  let portal: Portal

  beforeAll(async () => {
    stub = await startStub({
      cacheControl: shortLived,
      answer: syntheticApi(projects),
    })
    portal = await startPortal(stub, outageSettings)
  })

  afterAll(async () => {
    await portal.stop()
    await stub.stop()
  })

  for (const fault of faults) {
    test.sequential(`with an upstream that answers ${fault}, seen pages stay and others are refused politely`, async () => {
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
