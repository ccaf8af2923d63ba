/** Which sites sign, and with which keys. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compiledWith } from '@/tests/fixtures/facts'
import {
  getVerdict,
  issuingDid,
  openIssuingSite,
  parsed,
  signedPath,
} from '@/tests/fixtures/issued'
import { verifiesElsewhere } from '@/tests/fixtures/other-verifier'
import { rotateKeys } from './did-keys'

const address = `${signedPath}.vc.json`

test('signatures of a replaced key stay valid; signatures of a compromised key do not', async () => {
  const own = await openIssuingSite()
  const before = await own.credential()
  rotateKeys(own.keyFile, false)
  const after = await own.credential()
  expect(parsed(after).proof.verificationMethod).not.toBe(parsed(before).proof.verificationMethod)
  const document = await own.document()
  expect(document.verificationMethod).toHaveLength(2)
  for (const text of [before, after]) {
    expect(await getVerdict(text, document)).toBe('genuine')
    expect(await verifiesElsewhere(parsed(text), document)).toBe(true)
  }
  rotateKeys(own.keyFile, true)
  const revoking = await own.document()
  expect(await getVerdict(before, revoking)).toBe('genuine')
  expect(await getVerdict(after, revoking)).toBe('refused')
  expect(await verifiesElsewhere(parsed(after), revoking)).toBe(false)
  await own.close()
})

test('signs no copy of another server, not even frozen data, nor in its name', async () => {
  const mirrored = { ...(await compiledWith()), mirroredFrom: 'https://other.example/api/v1' }
  const mirror = await openIssuingSite({ snapshot: mirrored })
  expect((await mirror.get('/.well-known/did.json')).statusCode).toBe(404)
  for (const target of [address, '/sources/1.json', '/downloads/latest/did_atlas.vc.json']) {
    const { statusCode, body } = await mirror.get(target)
    expect([statusCode, body], target).toEqual([
      404,
      'This site shows the data of another server and does not sign it.\n',
    ])
  }
  expect(existsSync(mirror.keyFile)).toBe(false)
  expect((await mirror.get('/api/v1/')).json().issuer).toBeUndefined()
  const site = await openIssuingSite()
  expect((await site.get('/api/v1/')).json().issuer).toBe(issuingDid)
  await site.close()
  await mirror.close()
})

test('a site without an identifier signs nothing and has no document', async () => {
  const nameless = await openIssuingSite({ siteUrl: 'http://192.0.2.1' })
  for (const target of [address, '/.well-known/did.json']) {
    expect((await nameless.get(target)).statusCode, target).toBe(404)
  }
  await nameless.close()
})

test('a damaged key file disables only the signing, until it is restored', async () => {
  const own = await openIssuingSite()
  const before = await own.credential()
  const kept = readFileSync(own.keyFile, 'utf8')
  writeFileSync(own.keyFile, '{}')
  expect((await own.get(address)).statusCode).toBe(404)
  expect((await own.get('/.well-known/did.json')).statusCode).toBe(404)
  expect((await own.get('/api/v1/health')).statusCode).toBe(200)
  writeFileSync(own.keyFile, kept)
  expect(await own.credential()).toBe(before)
  await own.close()
})
