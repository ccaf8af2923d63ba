import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { getReleasesFolder, storeReleases, withReleases } from '@/lib/facts/releases/stored'
import { computeDigest, contextPath } from '@/lib/proof/issue/credentials'
import { saveTo } from '@/lib/store/open-store'
import { expandCredential } from '@/tests/fixtures/expand-credential'
import { compiledWith, replacing } from '@/tests/fixtures/facts'
import {
  getVerdict,
  issuingDid,
  openIssuingSite,
  parsed,
  signedPath,
} from '@/tests/fixtures/issued'
import { verifiesElsewhere } from '@/tests/fixtures/other-verifier'
import { releasedChanges, storedReleases } from '@/tests/fixtures/releases'
import { ensureKeys } from './did-keys'

const released = await storedReleases()
const site = await openIssuingSite({ storePath: released.storePath })
afterAll(async () => {
  await site.close()
  await released.close()
})

const address = `${signedPath}.vc.json`

const ownContext = async (url: string): Promise<string> =>
  (await site.get(new URL(url).pathname)).body

test('states the facts published about a record, with their version and sources', async () => {
  const { statusCode, headers, body } = await site.get(address)
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/vc',
    'cache-control': expect.stringContaining('s-maxage'),
    'access-control-allow-origin': '*',
    'content-disposition': 'inline; filename="did-atlas-projects-1-alpine-id.vc.json"',
    link: expect.stringMatching(/rel="describes".*rel="license".*rel="linkset"/),
  })
  expect(headers.link).toContain(`<https://atlas.test${signedPath}>; rel="describes"`)
  const set = `/linkset.json?page=${encodeURIComponent(signedPath)}`
  expect(headers.link).toContain(`<${set}>; rel="linkset"`)
  const credential = parsed(body)
  expect(credential).toMatchObject({
    id: `https://atlas.test${address}?version=2026.03.04`,
    issuer: { id: issuingDid },
    validFrom: '2026-03-04T00:00:00Z',
    credentialSubject: {
      id: `https://atlas.test${signedPath}`,
      version: '2026.03.04',
      record: { id: 1, status: 'Launched' },
    },
  })
  const { current } = ensureKeys(site.keyFile)
  expect(credential.proof).toMatchObject({
    cryptosuite: 'eddsa-jcs-2022',
    verificationMethod: `${issuingDid}#${current.publicKeyMultibase}`,
    created: current.created,
  })
})

test('signs a record of every kind, so that two implementations verify it and JSON-LD expands it', async () => {
  const document = await site.document()
  const snapshot = released.snapshots.at(-1)
  expect(families).not.toEqual([])
  for (const family of families) {
    const [first] = snapshot?.families[family] ?? []
    const { code } = (first?.summary ?? {}) as { code?: string }
    const response = await site.get(`/${family}/${code ?? first?.id}.vc.json`)
    const body =
      response.statusCode === 308 ? await site.credential(response.headers.location) : response.body
    expect(await getVerdict(body, document), family).toBe('genuine')
    expect(await verifiesElsewhere(parsed(body), document), family).toBe(true)
    expect(await expandCredential(parsed(body), ownContext), family).toHaveLength(1)
    const other = { ...parsed(body), name: 'Another' }
    expect(await verifiesElsewhere(other, document), family).toBe(false)
  }
})

test('returns the same bytes again, and a 304 to clients that have them', async () => {
  const [first, second] = [await site.get(address), await site.get(address)]
  expect(second.body).toBe(first.body)
  const tag = String(first.headers.etag)
  expect((await site.get(address, { 'if-none-match': tag })).statusCode).toBe(304)
  const elsewhere = await openIssuingSite({
    storePath: released.storePath,
    keyFile: site.keyFile,
  })
  expect(await elsewhere.credential(address)).toBe(first.body)
  await elsewhere.close()
})

test('each digest is that of the context, or of a source as this site describes it', async () => {
  const { relatedResource = [], credentialSubject } = parsed(await site.credential(address))
  expect(relatedResource.length).toBeGreaterThan(3)
  for (const { id, digestSRI, mediaType } of relatedResource) {
    const { pathname, search } = new URL(id)
    const file = await site.get(pathname + search)
    expect(String(file.headers['content-type']).split(';')[0]).toBe(mediaType)
    expect(`sha256-${createHash('sha256').update(file.body).digest('base64')}`).toBe(digestSRI)
    if (pathname === contextPath) continue
    const origins = credentialSubject.wasDerivedFrom as { id: string }[]
    expect(origins.map((one) => one.id)).toContain(new URL(file.json().url).href)
  }
})

test('a record that changed after its version was frozen is signed without a version', async () => {
  const changed = await compiledWith({
    ...releasedChanges.at(-1),
    'projects/harbour-wallet.yaml': replacing('launch_date: 2025-11', 'launch_date: 2026-01'),
  })
  const folder = await storedReleases()
  const stored = await storeReleases(folder.releases, getReleasesFolder(folder.storePath))
  await saveTo(folder.storePath, withReleases(changed, stored))
  const own = await openIssuingSite({ storePath: folder.storePath })
  const harbour = '/projects/2-harbour-wallet.vc.json'
  const today = parsed(await own.credential(harbour))
  expect(today.id).toBe(`https://atlas.test${harbour}`)
  expect(today.credentialSubject).not.toHaveProperty('version')
  expect(today.description).toContain('on 2026-03-04, which no version of the data has')
  const ofVersion = parsed(await own.credential(`${harbour}?version=2026.03.04`))
  expect(ofVersion.credentialSubject.version).toBe('2026.03.04')
  expect(parsed(await own.credential()).credentialSubject.version).toBe('2026.03.04')
  for (const { relatedResource } of [today, ofVersion]) {
    expect(relatedResource).not.toEqual([])
    for (const { id, digestSRI } of relatedResource) {
      const { pathname, search } = new URL(id)
      expect(computeDigest((await own.get(pathname + search)).body), id).toBe(digestSRI)
    }
  }
  expect(
    await expandCredential(today, async (url) => own.credential(new URL(url).pathname)),
  ).toHaveLength(1)
  await own.close()
  await folder.close()
})

test('older versions do not change, and unknown ones are 404', async () => {
  const old = await site.get(`${address}?version=2026.02.03`)
  expect(parsed(old.body)).toMatchObject({
    validFrom: '2026-02-03T00:00:00Z',
    credentialSubject: { version: '2026.02.03', record: { status: 'Discontinued' } },
  })
  expect(await getVerdict(old.body, await site.document())).toBe('genuine')
  for (const missing of [
    `${address}?version=2020.01.01`,
    `${address}?version=today`,
    '/projects/999.vc.json',
    '/countries/XX.vc.json',
    '/sources/1.json',
    '/downloads/2020.01.01/did_atlas.vc.json',
  ]) {
    const { statusCode, headers } = await site.get(missing)
    expect([statusCode, headers['content-type']], missing).toEqual([
      404,
      'text/plain; charset=utf-8',
    ])
  }
})

test('redirects an id, or a wrong slug, to the canonical address', async () => {
  for (const [target, location] of Object.entries({
    '/projects/1.vc.json': address,
    '/projects/1-wrong.vc.json?version=2026.01.02': `${address}?version=2026.01.02`,
    '/countries/ch.vc.json': '/countries/CH.vc.json',
  })) {
    const { statusCode, headers } = await site.get(target)
    expect([statusCode, headers.location], target).toEqual([308, location])
  }
})
