import { expect, test } from 'vitest'
import { looserQueries } from './looser-queries'

test('an edition is left out of the number of a standard', () => {
  for (const query of ['ISO 18013-5:2021', 'ISO 18013-5 (2021)', 'ISO 18013-5(2021)']) {
    expect(looserQueries(query)[0], query).toBe('ISO 18013-5')
  }
})

test('a version is written without its marker, and then left out', () => {
  expect(looserQueries('eIDAS 2.0')).toEqual(['eIDAS 2', 'eIDAS'])
  expect(looserQueries('eIDAS v2')).toEqual(['eIDAS 2', 'eIDAS'])
  expect(looserQueries('SIOPv2')).toEqual(['SIOP 2', 'SIOP'])
  expect(looserQueries('eIDAS2.0')).toEqual(['eIDAS2', 'eIDAS'])
  expect(looserQueries('VCDM v1.1 draft')).toEqual(['VCDM 1.1 draft', 'VCDM draft'])
  expect(looserQueries('WebAuthn Level 2')).toEqual(['WebAuthn'])
  expect(looserQueries('X.509v3')).toEqual(['X.509'])
})

test('a part is left out of the number of a standard, and IEC of its publishers', () => {
  expect(looserQueries('ISO 23220-4')).toEqual(['ISO 23220'])
  expect(looserQueries('NIST SP 800-63-4')).toEqual(['NIST SP 800-63'])
  expect(looserQueries('ISO/IEC 17442-1:2020')).toEqual([
    'ISO/IEC 17442-1',
    'ISO 17442-1',
    'ISO 17442',
  ])
})

test('an act of the European Union may be found by its number alone', () => {
  expect(looserQueries('Règlement (UE) 2016/679')).toEqual(['2016/679'])
  expect(looserQueries('EU 910/2014')).toEqual(['910/2014'])
})

test('a query of words, of other numbers or of very short text has no looser form', () => {
  for (const query of [
    '',
    ' ',
    'German wallet',
    'wallet 2021',
    'SB 260',
    'Decreto 10.977',
    'Law 25.326',
    '192.168.1.1.1',
    'phone 079-12',
    'v2',
    '2.0',
    'OB 3.0.1',
    ':2021',
    'Gov24 wallet',
    'Dev3 wallet',
    'Kiev2 test',
    '12.05.2024',
    'ISO 18013-5:20215',
    'Horizon 2020 (2014-2020)',
    'Isolation test 2020-12',
    'of v2',
    'v'.repeat(200),
    ' '.repeat(200),
  ]) {
    expect(looserQueries(query), query).toEqual([])
  }
})

test('the subject of a question is looked for without the words that form the question', () => {
  const subjects = {
    'who funds mDL': 'mDL',
    'Which countries use mDL?': 'mDL',
    'does Kenya have a wallet?': 'Kenya wallet',
    'how many projects are launched': 'projects launched',
    'What is the Bhutan NDI?': 'Bhutan NDI',
  }
  for (const [query, subject] of Object.entries(subjects)) {
    expect(looserQueries(query), query).toEqual([subject])
  }
  for (const query of ['who are they', 'use wallets', 'WHO', 'Can Do']) {
    expect(looserQueries(query), query).toEqual([])
  }
})
