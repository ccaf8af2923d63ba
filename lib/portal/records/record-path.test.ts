import { expect, test } from 'vitest'
import { slug } from '@/lib/text/slug'
import { idOfSegment, recordPath } from './record-path'

test('creates readable addresses', () => {
  expect(recordPath('projects', 118, 'Gouvernement du Québec: l’Identité numérique')).toBe(
    '/projects/118-gouvernement-du-quebec-lidentite-numerique',
  )
  expect(slug('Øresund & Łódź  (İstanbul) ß')).toBe('oresund-lodz-istanbul-ss')
})

test('leaves the slug out if it has no Latin letter', () => {
  expect(recordPath('people', 5, '数字身份')).toBe('/people/5')
  expect(recordPath('people', 5, '…')).toBe('/people/5')
})

test('truncates long names at a word', () => {
  const long = slug('word '.repeat(40))
  expect(long.length).toBeLessThanOrEqual(72)
  expect(long).toMatch(/^word(-word)*$/)
  expect(slug('x'.repeat(200))).toHaveLength(72)
})

test('reads the id of a segment, with any suffix', () => {
  expect(idOfSegment('118')).toBe(118)
  expect(idOfSegment('118-anything%20else')).toBe(118)
  expect(idOfSegment('9007199254740991-x')).toBe(Number.MAX_SAFE_INTEGER)
})

test('reads no id from an invalid segment', () => {
  for (const segment of [
    '',
    '0',
    '-1',
    '01',
    '1.5',
    '1e3',
    '118x',
    'abc',
    '9007199254740992',
    '%31',
    '118.xyz',
    '118-alpine-id.xyz',
    '118-alpine.id-x',
  ]) {
    expect(idOfSegment(segment), segment).toBeUndefined()
  }
})
