import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { SignedCredential } from '@/lib/proof/credential'
import { computeDigest } from '@/lib/proof/issue/credentials'
import { computeSha256, signedFiles } from './signed-files'

const over = (relatedResource: unknown) => ({ relatedResource }) as SignedCredential
const bytes = new TextEncoder().encode('a,b\n1,2\n')
const sha256 = createHash('sha256').update(bytes).digest('hex')

test('hashes bytes as sha256sum does', async () => {
  expect(await computeSha256(bytes)).toBe(sha256)
  expect(await computeSha256(new Uint8Array())).toMatch(/^e3b0c442/)
})

test('reads the names and digests of files in any spelling', () => {
  const digestSRI = computeDigest('a,b\n1,2\n')
  const files = [
    { id: 'https://a.example/downloads/1/a%20b.csv', digestSRI },
    {
      id: 'https://a.example/sources/1.json?version=2',
      digestSRI: `sha384-${'A'.repeat(64)} ${digestSRI}`,
    },
    { id: 'https://a.example/%E0%A4%A', digestSRI: `${digestSRI}?ct=text/csv` },
  ]
  expect(signedFiles(over(files))).toEqual([
    { name: 'a b.csv', sha256 },
    { name: '1.json', sha256 },
    { name: '%E0%A4%A', sha256 },
  ])
})

test('rejects other lines', () => {
  for (const other of [
    undefined,
    'sha256-',
    {},
    [null, 1, 'x', {}],
    [{ id: 1, digestSRI: computeDigest('') }],
    [{ id: 'a', digestSRI: 'sha256-short' }],
    [{ id: 'a', digestSRI: computeDigest('').replace('256', '512') }],
    [{ id: 'a', digestSRI: [computeDigest('')] }],
  ]) {
    expect(signedFiles(over(other)), JSON.stringify(other)).toEqual([])
  }
})
