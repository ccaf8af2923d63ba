/** The search for names that are written in another form, abbreviated, or called otherwise. */
import { expect, test } from 'vitest'
import { record, searching } from '@/tests/fixtures/searchables'
import { looserQueries, SearchEngine } from './engine'

test('searches a name without an edition, a version or a part only if nothing has them', async () => {
  const all = [record('eIDAS'), record('eIDAS 2', { text: 'Level 3' }), record('ISO 23220')]
  expect(await searching(all, { query: 'eidas 2.0' })).toEqual(['eIDAS 2: words'])
  expect((await searching(all, { query: 'eidas 3.0' })).toSorted()).toEqual([
    'eIDAS 2: words',
    'eIDAS: words',
  ])
  expect(await searching(all, { query: 'iso 23220-1:2023' })).toEqual(['ISO 23220: words'])
  expect(await searching(all, { query: 'eidass v2' })).toEqual(['eIDAS 2: misspelled'])
  const newer = [...all, record('eIDAS 2.0')]
  expect(await searching(newer, { query: 'eidas 2.0' })).toEqual(['eIDAS 2.0: whole'])
})

test('the version and the edition that were left out are not marked, but what was found is', async () => {
  const engine = await SearchEngine.of([record('eIDAS 2')])
  const [found] = engine.search({ query: 'EIDAS v2.0', perGroup: 5 })
  expect(found?.words).toEqual(['eidas', '2'])
})

test('a word is found in the other spelling of English', async () => {
  const all = [record('Driver License Center')]
  expect(await searching(all, { query: 'licence centres' })).toEqual([
    'Driver License Center: words',
  ])
  const plural = [record('Standards for Licenses'), record('Digital Identity Laboratory')]
  expect(await searching(plural, { query: 'licence' })).toEqual(['Standards for Licenses: words'])
  expect(await searching(plural, { query: 'labour' })).toEqual([])
})

test('initials are additional words, such as those of a country', async () => {
  const all = [
    record('Personal Data Protection Act', { countries: ['SG'] }),
    record('Personal Data Protection Act of elsewhere', { countries: ['FR'] }),
  ]
  expect(await searching(all, { query: 'singapore pdpa' })).toEqual([
    'Personal Data Protection Act: place',
  ])
  expect(await searching(all, { query: 'singapore pdp' })).toEqual([])
})

test('an abbreviation in capitals is a name, even if it is also a question word', async () => {
  const all = [record('World Health Organization (WHO)'), record('WHO Network'), record('Fund')]
  expect(await searching(all, { query: 'what is WHO' })).toEqual([
    'World Health Organization (WHO): words',
    'WHO Network: words',
  ])
  expect(await searching(all, { query: 'WHO IS A FUND' })).toEqual(['Fund: words'])
})

test('two letters in the wrong order are a misspelling of a short name', async () => {
  const all = [record('GDPR'), record('Data protection')]
  expect(await searching(all, { query: 'gpdr' })).toEqual(['GDPR: misspelled'])
  for (const query of ['dgpr', 'g', 'gp'])
    expect(await searching(all, { query }), query).not.toContain('GDPR: misspelled')
})

test('two letters in the wrong order are found in names of several words, too', async () => {
  const all = [record('did:web'), record('did:key'), record('web')]
  expect(await searching(all, { query: 'did:wbe' })).toEqual(['did:web: misspelled'])
  expect(await searching(all, { query: 'did:xyz' })).toEqual([])
})

test('an alias is found as one name and by its words, but adds nothing to the words of the name', async () => {
  const all = [
    record('Data Act', { aliases: ['Datengesetz', 'Data Law', 'Data Data'] }),
    record('Data Act of elsewhere', { weight: 90 }),
  ]
  expect(await searching(all, { query: 'datengesetz' })).toEqual(['Data Act: whole'])
  expect(await searching(all, { query: 'law data' })).toEqual(['Data Act: words'])
  expect((await searching(all, { query: 'elsewhere data' }))[0]).toBe(
    'Data Act of elsewhere: words',
  )
})

test('a name in camel case is found as one word and as two, ignoring case', async () => {
  const all = [
    record('India (DigiLocker)'),
    record('DigiLocker', { weight: 1 }),
    record('Digital locker'),
    record('MyPass Austin', { text: 'Digital documents in a locker' }),
    record('Other', { aliases: ['The TradeTrust framework'] }),
  ]
  for (const query of ['DigiLocker', 'digilocker', 'DIGILOCKER', 'digiLocker', 'digi locker']) {
    const found = await searching(all, { query, texts: true })
    expect(found.slice(0, 2), query).toEqual([
      expect.stringMatching(/^DigiLocker: /),
      expect.stringMatching(/^India \(DigiLocker\): /),
    ])
  }
  for (const query of ['TradeTrust', 'tradetrust', 'trade trust', 'TRADETRUST']) {
    expect(await searching(all, { query }), query).toEqual(['Other: words'])
  }
})

test('a name in camel case that no record has does not find the words within it', async () => {
  const all = [record('MyPass Austin', { text: 'Digital documents in a locker' })]
  for (const query of ['DigiLocker', 'digilocker']) {
    expect(await searching(all, { query, texts: true }), query).toEqual([])
  }
})

test('an edition is left out of the number of a standard', () => {
  for (const query of ['ISO 18013-5:2021', 'ISO 18013-5 (2021)', 'ISO 18013-5(2021)']) {
    expect(looserQueries(query)[0], query).toBe('ISO 18013-5')
  }
})

test('looser queries drop the marker of a version, then the version', () => {
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
    'app 2021',
    'SB 260',
    'Decreto 10.977',
    'Law 25.326',
    '192.168.1.1.1',
    'phone 079-12',
    'v2',
    '2.0',
    'OB 3.0.1',
    ':2021',
    'Gov24 app',
    'Dev3 app',
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

test('searches for the subject of a query without the kind of thing', () => {
  expect(looserQueries('Verifiable credentials wallet of Bhutan')).toEqual(['Bhutan'])
  expect(looserQueries('Who supplies the wallet of Germany?')).toEqual([
    'wallet Germany',
    'Germany',
  ])
  expect(looserQueries('regulation that applies in India')).toEqual(['regulation India', 'India'])
  expect(looserQueries("status of Germany's national wallet")).toEqual([
    "Germany's wallet",
    "Germany's",
  ])
  expect(looserQueries('who suplies Norway')).toEqual(['Norway'])
  expect(looserQueries('German wallet')).toEqual(['German'])
  for (const query of ['digital identity wallet', 'Bhutan NDI', 'Bhutan, NDI']) {
    expect(looserQueries(query), query).toEqual([])
  }
})

test('the subject of a question is looked for without the words that form the question', () => {
  const subjects = {
    'who funds mDL': 'mDL',
    'Which countries use mDL?': 'mDL',
    'wich countries use mDL': 'mDL',
    'waht is mDL': 'mDL',
    'What is the Bhutan NDI?': 'Bhutan NDI',
  }
  for (const [query, subject] of Object.entries(subjects)) {
    expect(looserQueries(query), query).toEqual([subject])
  }
  expect(looserQueries('how many projects are launched')).toEqual(['projects launched'])
  expect(looserQueries('does Kenya have a wallet?')).toEqual(['Kenya wallet', 'Kenya'])
  for (const query of ['who are they', 'use wallets', 'WHO', 'Can Do']) {
    expect(looserQueries(query), query).toEqual([])
  }
})
