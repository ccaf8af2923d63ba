/**
 * Each fault of an upstream, at the layer that must handle it: the code through which the portal requests documents.
 * Complete portals face the most common fault in `outages.test.ts`.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Family } from '@/lib/contract/families'
import { type Answered, type DocumentRequest, makePortal } from '../fixtures/portal-requests'
import { faultNames } from './faults'
import { type Stub, startStub } from './stub'
import { projectId } from './stub-records'

vi.mock('server-only', () => ({}))
// The stubs also answer with invalid parts, which are logged.
vi.stubEnv('LOG_LEVEL', 'error')

const project = (index: number): DocumentRequest => ({
  path: `/projects/${projectId(index)}`,
  template: '/projects/{id}',
})
const list = (family: Family): DocumentRequest => ({ path: `/${family}`, template: `/${family}` })
const seen = [project(0), list('projects')]
const unseen = [project(1), list('entities')]

let stubs: Stub[] = []
let request: ReturnType<typeof makePortal>

/** The kinds of answers from each upstream, in the order of the faults. */
const kinds = async (requests: DocumentRequest[]) =>
  (await request(requests)).map((answers) => answers.map(({ kind }) => kind))

interface Seen {
  before: string[][]
  failing: Answered[][]
  failingUnseen: Answered[][]
  after: string[][]
}
let states: Seen

/** Resolves once all APIs answer each request with one kind of answer. */
const untilAllAre = (kind: string, requests: DocumentRequest[]) =>
  vi.waitUntil(async () => (await kinds(requests)).flat().every((one) => one === kind), {
    interval: 1_000,
    timeout: 60_000,
  })

beforeAll(async () => {
  stubs = await Promise.all(
    faultNames.map(() => startStub({ cacheControl: 'public, max-age=0, s-maxage=0' })),
  )
  request = makePortal(stubs.map(({ baseUrl }) => baseUrl))

  const before = await kinds(seen)
  for (const [index, fault] of faultNames.entries()) stubs[index]?.fail(fault)
  // A copy is served without a request until it is a second old.
  await untilAllAre('copy', seen)
  const failing = await request(seen)
  const failingUnseen = await request(unseen)
  for (const stub of stubs) stub.fail()
  await untilAllAre('document', [...seen, ...unseen])
  states = { before, failing, failingUnseen, after: await kinds(unseen) }
})

afterAll(async () => {
  vi.unstubAllEnvs()
  // The modules have read the settings, and the next test file of this process would use them.
  vi.resetModules()
  await Promise.all(stubs.map((stub) => stub.stop()))
})

for (const [index, fault] of faultNames.entries()) {
  test(`while an upstream answers ${fault}, known documents are copies, others unavailable, and all recover afterwards`, () => {
    const soon = expect.objectContaining({ revalidate: 2 })
    expect(states.before[index]).toEqual(['document', 'document'])
    expect(states.failing[index]).toEqual([soon, soon])
    expect(states.failing[index]?.map(({ kind }) => kind)).toEqual(['copy', 'copy'])
    expect(states.failingUnseen[index]).toEqual([soon, soon])
    const ofUnseen = states.failingUnseen[index]?.map(({ kind }) => kind)
    expect(ofUnseen).toEqual(['unavailable', 'unavailable'])
    expect(states.after[index]).toEqual(['document', 'document'])
  })
}
