import { afterAll, expect, test } from 'vitest'
import type { DidDocument } from '@/lib/proof/did-web'
import { issuingDid, openIssuingSite, parsed } from '@/tests/fixtures/issued'
import { harmless, tamperings, withOtherValues } from '@/tests/fixtures/tampering'
import { checkCredential } from './check-credential'
import { ed25519Verifier } from './ed25519'

const site = await openIssuingSite()
afterAll(site.close)
const text = await site.credential()
const document = await site.document()

const check = async (credential: string, documents: DidDocument[] = [document], now?: Date) =>
  checkCredential(credential, {
    documents: new Map(documents.map((one) => [one.id, one])),
    verify: await ed25519Verifier(),
    now,
  })

test('accepts credentials signed by the site as genuine, and names the signer', async () => {
  expect(await check(text)).toMatchObject({ verdict: 'genuine', signer: issuingDid })
})

for (const [name, make] of Object.entries(harmless)) {
  test(`ignores ${name}`, async () => {
    const changed = make(text)
    expect(parsed(changed)).toEqual(parsed(text))
    expect(await check(changed)).toMatchObject({ verdict: 'genuine' })
  })
}

for (const [name, tamper] of Object.entries(tamperings)) {
  test(`finds that ${name}`, async () => {
    const forged = await tamper(text)
    expect(forged).not.toBe(text)
    const report = await check(forged)
    expect(report).toMatchObject({
      verdict: 'refused',
      reason: expect.stringMatching(/^[A-Z].*\.$/),
    })
  })
}

test('finds that any value is another', async () => {
  const forgeries = withOtherValues(text)
  expect(forgeries.length).toBeGreaterThan(50)
  for (const forged of forgeries) expect((await check(forged)).verdict, forged).toBe('refused')
})

test('cannot decide without the keys of the signer, and names the signer', async () => {
  expect(await check(text, [])).toEqual({
    verdict: 'undecided',
    reason: `We do not have the keys of ${issuingDid}, the claimed signer.`,
  })
})

test('refuses a key that was revoked, has expired, or may not sign', async () => {
  const withMethod = (more: object): DidDocument => ({
    ...document,
    verificationMethod: document.verificationMethod.map((method) => ({ ...method, ...more })),
  })
  const reasons = [
    await check(text, [withMethod({ revoked: '2026-01-01T00:00:00Z' })]),
    await check(text, [withMethod({ expires: '2026-01-01T00:00:00Z' })]),
    await check(text, [withMethod({ controller: 'did:web:elsewhere.example.org' })]),
    await check(text, [withMethod({ publicKeyMultibase: 'zQ3sh' })]),
    await check(text, [{ ...document, assertionMethod: [] }]),
  ].map((report) => ('reason' in report ? report.reason : report.verdict))
  expect(reasons).toEqual([
    expect.stringContaining('revoked'),
    expect.stringContaining('expired'),
    expect.stringContaining('does not belong'),
    expect.stringContaining('kind'),
    expect.stringContaining('may not sign'),
  ])
})

test('refuses a credential that is not valid yet', async () => {
  expect(await check(text, [document], new Date('2025-01-01'))).toMatchObject({
    verdict: 'refused',
    reason: 'It is not valid yet.',
  })
})

test('explains for anything else why it is not a credential', async () => {
  const deep = `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const half = text.replace('"name": "', '"name": "\\udc00')
  for (const other of [
    '',
    '  ',
    'hello',
    '[]',
    '1',
    '{}',
    '{"type":1}',
    deep,
    half,
    text.slice(1),
  ]) {
    expect(await check(other), other.slice(0, 20)).toMatchObject({ verdict: 'refused' })
  }
})
