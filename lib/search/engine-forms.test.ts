/** The search for names that are written in another form, abbreviated, or called otherwise. */
import { expect, test } from 'vitest'
import { record, searching } from '@/tests/fixtures/searchables'
import { SearchEngine } from './engine'

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

test('two letters in the wrong order are a misspelling of a short name', async () => {
  const all = [record('GDPR'), record('Data protection')]
  expect(await searching(all, { query: 'gpdr' })).toEqual(['GDPR: misspelled'])
  for (const query of ['dgpr', 'g', 'gp'])
    expect(await searching(all, { query }), query).not.toContain('GDPR: misspelled')
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
