import { expect, test } from 'vitest'
import type { SignedCredential } from '@/lib/proof/credential'
import { differencesBetween } from './differences'

const credential = (credentialSubject: object, relatedResource: object[] = []) =>
  ({ credentialSubject, relatedResource }) as unknown as SignedCredential

test('names the fields of a record that are different, new or removed', () => {
  const before = credential({ version: '1', record: { id: 1, a: [1, { x: 1, y: 2 }], b: 1, c: 1 } })
  const now = credential({ version: '2', record: { id: 1, a: [1, { y: 2, x: 1 }], b: 2, d: 1 } })
  expect(differencesBetween(before, now)).toEqual(['b', 'c', 'd'])
  expect(differencesBetween(before, before)).toEqual([])
})

test('names the files of a version whose digests differ', () => {
  const file = (name: string, digestSRI: string) => ({
    id: `https://a.example/1/${name}`,
    digestSRI,
  })
  const before = credential({}, [file('a.csv', 'sha256-1'), file('b.csv', 'sha256-1')])
  const now = credential({}, [file('a.csv', 'sha256-1'), file('b.csv', 'sha256-2')])
  expect(differencesBetween(before, now)).toEqual(['b.csv'])
})
