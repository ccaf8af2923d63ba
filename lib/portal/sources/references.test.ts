import { expect, test } from 'vitest'
import type { SourceSummary } from '@/lib/contract/sources'
import { aSource } from '@/tests/fixtures/sources'
import {
  describeReadDates,
  sourceDetails,
  sourceRecords,
  sourceTitle,
  titleLanguage,
} from './references'

const details = (source: Partial<SourceSummary>) =>
  sourceDetails(aSource({ title: 'Report', ...source }))

test('states who published a source, its kind, its date, and its language unless it is English', () => {
  expect(details({})).toBe('Sample Office · official')
  expect(details({ kind: 'standard', published: '2025-06-12', language: 'de-CH' })).toBe(
    'Sample Office · standard or register · 12 June 2025 · Swiss High German',
  )
  expect(details({ published: '2025', language: 'en-GB' })).toBe('Sample Office · official · 2025')
  expect(details({ is_copy: true })).toBe('Sample Office · official, copy of another page')
  expect(details({ is_copy: true, kind: 'other' })).toBe('Sample Office · copy of another page')
})

test('shows unknown values unchanged, and leaves out an invalid language', () => {
  expect(details({ kind: 'hearsay', published: 'soon', language: 'not a tag' })).toBe(
    'Sample Office · hearsay · soon',
  )
  expect(details({ kind: 'constructor' })).toBe('Sample Office · constructor')
})

test('calls a source by its title, or else by the words of its address or its publisher', () => {
  const source = { url: 'https://office.example/state-of-the-wallet/', publisher: 'The Office' }
  expect(sourceTitle({ ...source, title: 'Report' })).toBe('Report')
  expect(sourceTitle({ ...source, title: null })).toBe('The Office: State of the wallet')
  const url = 'https://office.example/?p=4711'
  expect(sourceTitle({ ...source, url, title: null })).toBe('The Office: untitled page')
  expect(sourceTitle({ ...source, url: 'no address', title: null })).toBe('no address')
})

test('has the language of a title for screen readers', () => {
  expect(titleLanguage(aSource({ title: 'Bericht', language: 'de' }))).toBe('de')
  expect(titleLanguage(aSource({ title: 'Report', language: 'en' }))).toBeUndefined()
  expect(titleLanguage(aSource({ title: null, language: 'de' }))).toBeUndefined()
  expect(titleLanguage(aSource({ title: 'Bericht', language: '"><b>' }))).toBeUndefined()
})

test('finds sources by their addresses in any spelling', () => {
  const records = sourceRecords([aSource({ url: 'https://Office.example' })])
  expect(records.get('https://office.example/')?.publisher).toBe('Sample Office')
})

test('states when sources were last seen', () => {
  const seen = (...days: (string | null)[]) =>
    describeReadDates(days.map((day) => aSource({ seen: day })))
  expect(seen()).toBeUndefined()
  expect(seen(null)).toBeUndefined()
  expect(seen('2026-11-20')).toBe('We last read this source on 20 November 2026.')
  expect(seen('2026-11-20', '2026-11-20')).toBe('We last read these sources on 20 November 2026.')
  expect(seen('2026-11-20', null, '2026-11-20')).toBe(
    'We last read 2 of these 3 sources on 20 November 2026.',
  )
  expect(seen('2026-11-21', '2026-11-20')).toBe(
    'We last read these sources on 20 and 21 November 2026.',
  )
  expect(seen('2026-11-21', '2026-11-03')).toBe(
    'We last read these sources between 3 and 21 November 2026.',
  )
  expect(seen('2026-11-21', '2026-10-01')).toBe(
    'We last read these sources between 1 October 2026 and 21 November 2026.',
  )
})
