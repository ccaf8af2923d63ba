import { expect, test } from 'vitest'
import type { UnsignedCredential } from '@/lib/proof/credential'
import { signedVector, unsignedVector, vectorKey } from '@/tests/fixtures/eddsa-jcs-2022'
import { signCredential } from './sign'

test('signs the credential of the specification as the specification does, to the byte', async () => {
  const { created } = signedVector.proof
  const signed = await signCredential(unsignedVector as unknown as UnsignedCredential, {
    did: `did:key:${vectorKey.publicKeyMultibase}`,
    key: { created, ...vectorKey },
    created,
  })
  expect(signed).toEqual(signedVector)
})
