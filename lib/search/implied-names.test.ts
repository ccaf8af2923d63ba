import { expect, test } from 'vitest'
import { getInitials, impliedNames } from './implied-names'

test('acronyms and former names in brackets are names, and so is the text before them', () => {
  expect(impliedNames('Digital Credentials Consortium (DCC)')).toEqual([
    'Digital Credentials Consortium',
    'DCC',
  ])
  expect(impliedNames('Yivi (formerly IRMA)')).toEqual(['Yivi', 'IRMA'])
  expect(impliedNames('DC4EU (Digital Credentials for Europe)')).toEqual([
    'DC4EU',
    'Digital Credentials for Europe',
  ])
  expect(impliedNames('Digital Identity Laboratory of Canada (IDLab, later DTLab)')).toEqual([
    'Digital Identity Laboratory of Canada',
    'IDLab',
    'DTLab',
  ])
  expect(impliedNames('ISO/IEC 18013-5 Mobile driving licence (mDL) application')).toEqual([
    'mDL',
    'ISO/IEC 18013-5',
    'ISO 18013-5',
  ])
})

test('a place or a note in brackets is not a name', () => {
  for (const name of ['Trusted Web (Japan)', 'Go Aries: CL support (eSSIF-Lab)', 'Plain', '(x)']) {
    expect(impliedNames(name), name).toEqual([])
  }
})

test('a name for a purpose is also written with a 4 for it', () => {
  expect(impliedNames('OpenID for Verifiable Presentations')).toEqual([
    'OpenID4VP',
    'OID4VP',
    'OpenID for VP',
  ])
  for (const name of [
    'Digital Credentials for Europe',
    'OpenID for All',
    'Wallets for Good Work',
  ]) {
    expect(impliedNames(name), name).toEqual([])
  }
})

test('a standard of ISO is also named by its number, with or without IEC and its kind', () => {
  expect(impliedNames('ISO/IEC TS 29003 Identity proofing')).toEqual(['ISO/IEC 29003', 'ISO 29003'])
  expect(impliedNames('ISOlation 5')).toEqual([])
})

test('initials are also those without a publisher, and with a version', () => {
  expect(getInitials('W3C Verifiable Credentials Data Model', 3)).toContain('vcdm')
  expect(getInitials('OpenID4VC High Assurance Interoperability Profile', 3)).toContain('haip')
  expect(getInitials('Self-Issued OpenID Provider v2', 3)).toEqual(['siop', 'siop2'])
  expect(getInitials('Comprehensive Learner Record 2.0', 3)).toEqual(['clr', 'clr2'])
  expect(getInitials('W3C Digital Wallet', 3)).not.toContain('dw')
})

test('initials are those of three words or more, with and without small ones', () => {
  expect(getInitials('Universidad Politécnica de Madrid', 3)).toEqual(['upm', 'updm'])
  expect(getInitials('University College London (UCL)', 3)).toEqual(['ucl'])
  expect(getInitials('Red Cross', 3)).toEqual([])
  expect(getInitials('United Kingdom', 2)).toEqual(['uk'])
})

test('a name with its abbreviation in brackets has the same names as without it', () => {
  const names = impliedNames('OpenID for Verifiable Presentations (OpenID4VP)')
  expect(names).toEqual(expect.arrayContaining(['OpenID4VP', 'OID4VP', 'OpenID for VP']))
})
