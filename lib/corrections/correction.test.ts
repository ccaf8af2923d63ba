import { expect, test } from 'vitest'
import { Correction, parseRecord, recordAddress } from './correction'

const good = { record: 'projects/118', right: 'It is in Zürich.', source: 'https://example.org/a' }
const findFaults = (changes: Record<string, unknown>): string[] => {
  const { error } = Correction.safeParse({ ...good, ...changes })
  return error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? []
}

test('accepts white space around the text, and all line endings', () => {
  expect(
    Correction.parse({ ...good, right: ' a\r\nb\rc\n', source: ' https://example.org ' }),
  ).toEqual({ ...good, right: 'a\nb\nc', source: 'https://example.org' })
  expect(Correction.parse({ record: 'countries/CH', right: 'x' }).source).toBe('')
})

test('recognizes the records that addresses name', () => {
  expect(parseRecord('did-methods/1234567890123')).toEqual({
    family: 'did-methods',
    segment: '1234567890123',
  })
  expect(parseRecord('countries/CH')).toEqual({ family: 'countries', segment: 'CH' })
  for (const text of [
    '',
    'projects',
    'projects/',
    'projects/0',
    'projects/01',
    'projects/CH',
    'countries/118',
    'countries/ch',
    'nothing/1',
    '../../etc/passwd',
    'projects/1/2',
    'projects/1\n',
    'constructor/1',
  ]) {
    expect(parseRecord(text), text).toBeUndefined()
  }
})

test('reports the fault of each field', () => {
  expect(findFaults({ right: ' \n' })).toEqual(['right: Enter what it should say.'])
  expect(findFaults({ right: 'x'.repeat(2001) })).toEqual([
    'right: Enter at most 2,000 characters.',
  ])
  expect(findFaults({ record: 'projects/x', fact: '<b>', source: 'javascript:alert(1)' })).toEqual([
    'record: We cannot tell which page this is about. Go to that page and choose “Suggest a correction” again.',
    'fact: Choose the fact you want to correct.',
    'source: The source must be an address that begins with https:// or http://.',
  ])
  expect(findFaults({ source: `https://example.org/${'x'.repeat(500)}` })).toEqual([
    'source: The source address may have at most 500 characters.',
  ])
})

test('allows as many characters as the form does', () => {
  expect(findFaults({ right: 'a\r\n'.repeat(1000).slice(0, -2) })).toEqual([])
  expect(findFaults({ right: 'x'.repeat(2000) })).toEqual([])
})

test('a record that is missing has a page that describes it, and no facts', () => {
  const missing = { record: 'projects/new', right: 'A wallet.' }
  expect(Correction.parse({ ...missing, source: good.source })).toMatchObject(missing)
  expect(findFaults({ ...missing, source: '' })).toEqual([
    'source: Enter the source: the address of a page about what is missing.',
  ])
  expect(findFaults({ ...missing, fact: 'status' })).toEqual([
    'fact: A page that is missing has no facts to correct yet. Open the form again.',
  ])
  expect(parseRecord('countries/new')).toBeUndefined()
  expect(recordAddress('projects/new')).toBe('/projects')
  expect(recordAddress('countries/CH')).toBe('/countries/CH')
})
