import { expect, test } from 'vitest'
import { z } from 'zod'
import { ProjectSummary } from '@/lib/contract/projects'
import { page } from '@/lib/contract/values'
import { parseTolerantly, sanitizeText, sanitizeTexts } from './tolerant-parse'

const project = (id: unknown) => ({
  id,
  title: `Project ${id}`,
  type: 'DID Project',
  stats: { total_links: 1, score: 2 },
})
const pagination = { page: 1, per_page: 20, total: 3, total_pages: 1 }

test('drops unknown fields, and accepts null for optional fields', () => {
  const document = { data: [{ ...project(1), status: null, news: 'x' }], pagination, more: 1 }
  expect(parseTolerantly(page(ProjectSummary), document)).toEqual({
    data: { data: [{ ...project(1), status: null }], pagination },
    omitted: 0,
    omittedPaths: [],
  })
})

test('accepts ids up to the largest safe integer', () => {
  const data = [project(Number.MAX_SAFE_INTEGER), project(2 ** 53)]
  const parsed = parseTolerantly(page(ProjectSummary), { data, pagination })
  expect(parsed?.data.data.map(({ id }) => id)).toEqual([Number.MAX_SAFE_INTEGER])
})

test('omits only the innermost item', () => {
  const schema = z.object({ groups: z.array(z.object({ names: z.array(z.string()) })) })
  const parsed = parseTolerantly(schema, { groups: [{ names: ['a', 1, 'b', 2] }, { names: [] }] })
  expect(parsed).toEqual({
    data: { groups: [{ names: ['a', 'b'] }, { names: [] }] },
    omitted: 2,
    omittedPaths: ['groups.0.names.1', 'groups.0.names.3'],
  })
})

test('omits an invalid optional field, but not a required one', () => {
  expect(parseTolerantly(ProjectSummary, { ...project(1), country: 'CH' })?.data).toEqual(
    project(1),
  )
  expect(parseTolerantly(ProjectSummary, { ...project(1), title: 7 })).toBeUndefined()
  expect(parseTolerantly(page(ProjectSummary), { data: [] })).toBeUndefined()
  expect(parseTolerantly(page(ProjectSummary), 'text')).toBeUndefined()
})

test('does not modify the given document', () => {
  const document = { data: [project('one')], pagination }
  parseTolerantly(page(ProjectSummary), document)
  expect(document.data).toHaveLength(1)
})

test('does not change ordinary texts in any script', () => {
  for (const text of [
    '',
    'Zürich',
    '電子身分証',
    'هوية رقمية',
    '<b>bold</b> & "quoted"',
    'a\n\tb\r\n',
    '👩‍👩‍👧',
  ]) {
    expect(sanitizeText(text)).toBe(text)
  }
})

test('removes characters that affect the text around them', () => {
  expect(sanitizeText('a\u0000b\u001bc\u007fd\u0085e')).toBe('abcde')
  expect(sanitizeText('\u202eevil\u202c \u2067x\u2069')).toBe('evil x')
})

test('replaces lone surrogates, so that the text can be encoded in a URL', () => {
  for (const text of ['\ud800', 'a\udc00b', '👩'.slice(0, 1)]) {
    expect(() => encodeURIComponent(sanitizeText(text))).not.toThrow()
  }
})

test('truncates long texts', () => {
  const truncated = sanitizeText('👩'.repeat(50_000))
  expect(truncated.length).toBe(20_001)
  expect(truncated.endsWith('…')).toBe(true)
})

test('sanitizes every text of a document, and changes no other value', () => {
  const document = { a: ['x\u0000', 1, null, true], b: { c: 'y\u202e' } }
  expect(sanitizeTexts(document)).toEqual({ a: ['x', 1, null, true], b: { c: 'y' } })
})
