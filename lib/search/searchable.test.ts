import { expect, test } from 'vitest'
import { node } from '@/tests/fixtures/graph'
import { actsAndStandards, terms } from './known-names'
import { renamedTerms, searchableNode, synonyms } from './searchable'
import { squeeze } from './words'

test('a regulation or a standard has all of its other names, whichever of them it states', () => {
  for (const name of [
    'General Data Protection Regulation (GDPR)',
    'GDPR',
    'Regulation (EU) 2016/679',
    'Datenschutz-Grundverordnung (DSGVO)',
  ]) {
    expect(synonyms(name), name).toEqual(expect.arrayContaining(['RGPD', 'AVG', 'RODO']))
    expect(synonyms(name)).not.toContain(name)
  }
  expect(synonyms('GDPR')).not.toContain('GDPR')
})

test('a name that merely contains a known one has no others', () => {
  for (const name of [
    'UK GDPR',
    'GDPR guidelines',
    'General Data Protection Law (LGPD, Brazil)',
    '',
    '()',
  ]) {
    expect(synonyms(name), name).toEqual([])
  }
})

test('a name has the other names of the terms within it, in the plural too', () => {
  expect(renamedTerms('German EUDI Wallet')).toContain('German EUDIW')
  expect(renamedTerms('W3C Verifiable Credentials Data Model')).toEqual(['W3C VC Data Model'])
  expect(renamedTerms("Korea Mobile Driver's License")).toContain('Korea mDL')
  for (const name of ['', 'eudiwx', 'VCs4All', 'VCS Ventures', 'Plain wallet (.*)']) {
    expect(renamedTerms(name), name).toEqual([])
  }
})

test('a project is known as ended by its status, and found by its status as by its kind', () => {
  const ended = ['Discontinued', 'Inactive', 'Pilot', 'Launched', null].map((status) => {
    const { hasEnded, kinds } = searchableNode(node('project-1', { status }), [], ['Wallet'])
    expect(kinds).toEqual(expect.arrayContaining(['Wallet', status ?? '']))
    return hasEnded
  })
  expect(ended).toEqual([true, true, false, false, false])
})

test('each name is known once, and has a page that shows its use', () => {
  const names = actsAndStandards.flatMap((entry) => entry.names).map(squeeze)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  for (const { names, sources } of [...actsAndStandards, ...terms]) {
    expect(names.length, names[0]).toBeGreaterThan(1)
    expect(sources.length, names[0]).toBeGreaterThan(0)
    for (const source of sources) expect(new URL(source).protocol).toBe('https:')
  }
})
