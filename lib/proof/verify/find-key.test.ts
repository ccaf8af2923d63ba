import { expect, test } from 'vitest'
import { findKey, readDidDocument } from './find-key'

test('reads the document of another site, with ids that begin with the fragment, and with embedded keys', () => {
  const id = 'did:web:other.example'
  const method = { id: '#key-1', type: 'Multikey', controller: id, publicKeyMultibase: 'z6Mk' }
  for (const keys of [
    { verificationMethod: [method], assertionMethod: ['#key-1'], more: 1 },
    { assertionMethod: [method] },
  ]) {
    expect(readDidDocument({ id, ...keys })).toEqual({
      id,
      verificationMethod: [{ ...method, id: `${id}#key-1` }],
      assertionMethod: [`${id}#key-1`],
    })
  }
})

test('rejects other documents', () => {
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

test('a did:key identifier has no other key, for any document', () => {
  const [own, other] = [
    'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2',
    'z6MkpTHR8VNsBxYAAWHut2Geadd9jSwuBV8xRoAnwWsdvktH',
  ]
  const id = `did:key:${own}`
  const method = { id: `${id}#${own}`, type: 'Multikey', controller: id, publicKeyMultibase: other }
  const given = { id, verificationMethod: [method], assertionMethod: [method.id] }
  const documents = new Map([[id, given]])
  const now = new Date()
  expect(findKey(method.id, documents, now)).toEqual(findKey(method.id, new Map(), now))
})
