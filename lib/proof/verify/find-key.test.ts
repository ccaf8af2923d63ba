import { expect, test } from '@playwright/test'
import { readDidDocument } from './find-key'

test('reads the document of another site, with ids that begin with the fragment', () => {
  const id = 'did:web:other.example'
  const method = { id: '#key-1', type: 'Multikey', controller: id, publicKeyMultibase: 'z6Mk' }
  expect(
    readDidDocument({ id, verificationMethod: [method], assertionMethod: ['#key-1'], more: 1 }),
  ).toEqual({
    id,
    verificationMethod: [{ ...method, id: `${id}#key-1` }],
    assertionMethod: [`${id}#key-1`],
  })
})

test('takes nothing else for the document of a signer', () => {
  for (const other of [
    null,
    'did:web:a.example',
    [],
    { id: 'https://a.example', verificationMethod: [], assertionMethod: [] },
    { id: 'did:web:a.example', verificationMethod: [] },
  ]) {
    expect(readDidDocument(other)).toBeUndefined()
  }
  const odd = { id: 'did:web:a.example', verificationMethod: [null, 1], assertionMethod: [{}] }
  expect(readDidDocument(odd)?.id).toBe(odd.id)
})
