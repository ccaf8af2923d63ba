/** Uses the test vectors of the specification, which were signed by others. */
import { verifyAsync } from '@noble/ed25519'
import { expect, onTestFinished, test, vi } from 'vitest'
import { signedBytesOfVector, signedVector, vectorKey } from '@/tests/fixtures/eddsa-jcs-2022'
import { isSignedBy, signedBytes } from './check-credential'
import { ed25519Verifier, getEd25519Key, type VerifyEd25519 } from './ed25519'

const key = getEd25519Key(vectorKey.publicKeyMultibase) ?? new Uint8Array()

const byLibrary: VerifyEd25519 = ({ key, signature, message }) =>
  verifyAsync(signature, message, key, { zip215: false })

test('computes the bytes that the specification signs', async () => {
  const bytes = await signedBytes(signedVector)
  expect(Buffer.from(bytes ?? []).toString('hex')).toBe(signedBytesOfVector)
})

test('verifies the vector, by the platform and by the library for browsers without it', async () => {
  for (const verify of [await ed25519Verifier(), byLibrary]) {
    expect(await isSignedBy(signedVector, key, verify)).toBe(true)
    const { proof, ...document } = signedVector
    expect(await isSignedBy({ ...document, name: 'x', proof }, key, verify)).toBe(false)
    const otherTime = { ...proof, created: '2023-02-24T23:36:39Z' }
    expect(await isSignedBy({ ...document, proof: otherTime }, key, verify)).toBe(false)
  }
})

test('accepts an additional context after the signed one, as the specification does', async () => {
  const verify = await ed25519Verifier()
  const longer = { ...signedVector, '@context': [...signedVector['@context'], 'https://b.example'] }
  expect(await isSignedBy(longer, key, verify)).toBe(true)
  const other = { ...signedVector, '@context': ['https://b.example', ...signedVector['@context']] }
  expect(await isSignedBy(other, key, verify)).toBe(false)
})

test('uses the library if the platform does not support the curve', async () => {
  const missing = new DOMException('no such curve', 'NotSupportedError')
  const importKey = vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(missing)
  onTestFinished(() => importKey.mockRestore())
  expect(await isSignedBy(signedVector, key, await ed25519Verifier())).toBe(true)
})

test('accepts keys of this curve only', () => {
  expect(key).toHaveLength(32)
  for (const other of [
    '',
    'z',
    'mAAA',
    vectorKey.secretKeyMultibase,
    'zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme',
    `${vectorKey.publicKeyMultibase}0`,
  ]) {
    expect(getEd25519Key(other), other).toBeUndefined()
  }
})
