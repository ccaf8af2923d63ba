import { expect, test } from 'vitest'
import { country as countryWith } from '@/tests/fixtures/projects'
import { record, searching } from '@/tests/fixtures/searchables'
import { SearchEngine } from './engine'
import { type Searchable, searchableCountry } from './searchable'

const country = (id: number, code: string, name: string): Searchable =>
  searchableCountry(
    countryWith(id, code, name, {
      entities: 1,
      projects_hq: 1,
      projects_target: 1,
      regulations: 1,
    }),
  )

test('names that have the query come first, by where they have it and then by weight', async () => {
  const all = [
    record('Prewallet'),
    record('Open-Wallet Swiss', { weight: 50 }),
    record('Swiss Wallet', { weight: 90 }),
    record('Wallet Swiss'),
    record('Swiss Open-Wallet', { weight: 50 }),
    record('wallet'),
  ]
  expect(await searching(all, { query: 'wallet' })).toEqual([
    'wallet: whole',
    'Wallet Swiss: start',
    'Swiss Wallet: word',
    'Open-Wallet Swiss: word',
    'Swiss Open-Wallet: word',
    'Prewallet: inside',
  ])
  expect((await searching(all, { query: 'wallet swiss' })).slice(0, 3)).toEqual([
    'Wallet Swiss: whole',
    'Open-Wallet Swiss: word',
    'Swiss Wallet: words',
  ])
})

test('acronyms, other names and names in other scripts are full names', async () => {
  const all = [
    record('EBSI pilot', { weight: 99 }),
    record('European Blockchain Services Infrastructure (EBSI)'),
    record('Infocomm Authority', { names: ['Infocomm Authority', 'IMDA'] }),
    country(392, 'JP', 'Japan'),
    record('University College London'),
  ]
  const first = async (query: string) => (await searching(all, { query }))[0]
  expect(await first('ebsi')).toBe('European Blockchain Services Infrastructure (EBSI): whole')
  expect(await first('imda')).toBe('Infocomm Authority: whole')
  expect(await first('日本')).toBe('Japan: whole')
  expect(await first('japanese')).toBe('Japan: whole')
  expect(await first('ucl')).toBe('University College London: initials')
})

test('a record is found by its country and its kind in addition to its name', async () => {
  const all = [
    record('My Number Act', { countries: ['JP'], kinds: ['regulation', 'law act'] }),
    record('Digital wallet', { countries: ['DE'] }),
    record('Wallet of elsewhere', { countries: ['FR'] }),
    country(276, 'DE', 'Germany'),
  ]
  for (const query of [
    'germany wallet',
    'wallets deutschland',
    'German wallet',
    'Wallet Alemania',
  ]) {
    expect(await searching(all, { query }), query).toEqual(['Digital wallet: place'])
  }
  expect(await searching(all, { query: 'japanese law' })).toEqual(['My Number Act: place'])
})

test('among records found by words, ended projects come last', async () => {
  const all = [
    record('ID Wallet (Germany)', { countries: ['DE'], hasEnded: true, weight: 90 }),
    record('New wallet', { countries: ['DE'] }),
  ]
  for (const query of ["Germany's wallet", 'who builds the German wallet']) {
    const found = await searching(all, { query })
    expect(
      found.map((text) => text.split(':')[0]),
      query,
    ).toEqual(['New wallet', 'ID Wallet (Germany)'])
  }
  const [first] = await searching(all, { query: 'id wallet germany' })
  expect(first, 'the name itself').toMatch(/^ID Wallet/)
})

test('the last of several words may be the first letter of a word that is being typed', async () => {
  const all = [record('German EUDI Wallet'), record('German Bank', { text: 'EUDI W' })]
  expect(await searching(all, { query: 'german w' })).toEqual(['German EUDI Wallet: words'])
  expect(await searching(all, { query: 'w german' })).toEqual([])
})

test('misspelled words are found if nothing else is', async () => {
  const all = [
    record('Ministry of the Interior'),
    record('Bhutan NDI'),
    record('City of Munich'),
    record('Estonian digital wallet'),
    record('World Food Programme'),
  ]
  expect(await searching(all, { query: 'world fod program' })).toEqual([
    'World Food Programme: misspelled',
  ])
  expect(await searching(all, { query: 'fod program' })).toEqual([])
  expect(await searching(all, { query: 'minstry of interior' })).toEqual([
    'Ministry of the Interior: misspelled',
  ])
  expect(await searching(all, { query: 'buthan' })).toEqual(['Bhutan NDI: misspelled'])
  expect(await searching(all, { query: 'estonain walet' })).toEqual([
    'Estonian digital wallet: misspelled',
  ])
  expect(await searching(all, { query: 'zurich' })).toEqual([])
  // The country of a record does not stand in for another word of the query.
  const swiss = record('Human Colossus', { countries: ['CH'] })
  expect(await searching([swiss], { query: 'bhuman switzerland' })).toEqual([])
  expect(await searching([swiss], { query: 'humam switzerland' })).toEqual([
    'Human Colossus: misspelled',
  ])
})

test('the first letter of a long word may be wrong, missing or exchanged, if all others are right', async () => {
  const all = [record('Concordium'), record('Tezos'), record('Kiva ledger')]
  for (const query of ['oCncordium', 'Voncordium', 'oncordiu']) {
    expect((await searching(all, { query }))[0], query).toMatch(/^Concordium: /)
  }
  expect(await searching(all, { query: 'eTzos' })).toEqual(['Tezos: misspelled'])
  expect(await searching(all, { query: 'iKva ledegr' })).toEqual([])
  expect(await searching(all, { query: 'Voncordiam' })).toEqual([])
})

test('two exchanged letters are likelier than another wrong one', async () => {
  const all = [record('IOA', { weight: 90 }), record('IOTA')]
  expect(await searching(all, { query: 'ioat' })).toEqual(['IOTA: misspelled', 'IOA: misspelled'])
})

test('names that have the corrected query come before others that have its words', async () => {
  const all = [
    record('Data Act on Protection', { weight: 90 }),
    record('Data Protection Act'),
    record('Data Protection of elsewhere', { kinds: ['act'], weight: 90 }),
  ]
  expect((await searching(all, { query: 'data protecton act' }))[0]).toBe(
    'Data Protection Act: misspelled',
  )
})

test('a country is not a misspelling of another', async () => {
  const all = [
    country(40, 'AT', 'Austria'),
    record('Digital Act', { names: ['Digital Act (Australia)'], countries: ['AU'] }),
  ]
  expect(await searching(all, { query: 'digitale austria' })).toEqual([])
  expect(await searching(all, { query: 'digitale australa' })).toEqual([
    'Digital Act (Australia): misspelled',
  ])
})

test('a short misspelled word means a name near it, and no country in another language', async () => {
  const peru = country(604, 'PE', 'Peru')
  const all = [peru, record('Swiss e-ID and swiyu')]
  expect(await searching(all, { query: 'swyu' })).toEqual(['Swiss e-ID and swiyu: misspelled'])
  expect(await searching([peru], { query: 'swyu' })).toEqual(['Peru: misspelled'])
})

test('a project is found by the words of its products, after names, and with its country', async () => {
  const all = [
    record('Public trust', { countries: ['CH'], products: ['Alpine wallet app'], weight: 40 }),
    record('Alpine wallet app, a guide', { countries: ['DE'] }),
  ]
  expect(await searching(all, { query: 'alpine wallet app' })).toEqual([
    'Alpine wallet app, a guide: start',
    'Public trust: words',
  ])
  expect(await searching(all, { query: 'switzerland wallet' })).toEqual(['Public trust: place'])
})

test('a word that is found in another group is not misspelled', async () => {
  const all = [
    country(756, 'CH', 'Switzerland'),
    record('Swisy', { id: 'person-1', countries: ['CH'] }),
    record('Of Switzerland', { id: 'person-2', countries: ['CH'] }),
  ]
  expect(await searching(all, { query: 'swiss', group: 'person' })).toEqual([])
  expect(await searching(all, { query: 'swisz', group: 'person' })).toEqual(['Swisy: misspelled'])
})

test("the words found include the name of a record's country", async () => {
  const all = [country(276, 'DE', 'Germany'), record('German Wallet', { countries: ['DE'] })]
  const engine = await SearchEngine.of(all)
  const [found] = engine.search({ query: 'wallet deutschland', perGroup: 5 })
  expect(found?.words).toEqual(expect.arrayContaining(['wallet', 'german', 'germany']))
  for (const word of ['DE', 'federal', 'of']) expect(found?.words).not.toContain(word)
})

test('descriptions with the query word for word come first, but no ended project', async () => {
  const all = [
    record('Yivi', { text: 'One of the first wallets with a login.', weight: 90 }),
    record('Login portal', { text: 'A login with one wallet.', weight: 80 }),
    record('GOV.UK Wallet', { text: 'It needs a “GOV.UK One-Login”.', weight: 10 }),
    record('Verify', { text: 'Replaced by One Login.', hasEnded: true, weight: 99 }),
  ]
  expect(await searching(all, { query: 'one login', texts: true })).toEqual([
    'GOV.UK Wallet: text',
    'Login portal: text',
    'Yivi: text',
    'Verify: text',
  ])
})

test('descriptions of records are searched on request, after names', async () => {
  const all = [
    record('Nidi Gratis', { text: 'To help parents apply for free nursery places.' }),
    record('Nursery school'),
  ]
  expect(await searching(all, { query: 'nursery' })).toEqual(['Nursery school: start'])
  expect(await searching(all, { query: 'nursery', texts: true })).toEqual([
    'Nursery school: start',
    'Nidi Gratis: text',
  ])
})

test('finds at most the requested number per group, and one group only on request', async () => {
  const people = ['Ada B', 'Ada C', 'Ada D'].map((name, index) =>
    record(name, { id: `person-${index + 1}`, weight: 30 - index }),
  )
  const all = [...people, record('Ada Project')]
  expect(await searching(all, { query: 'ada', perGroup: 2 })).toEqual([
    'Ada B: start',
    'Ada C: start',
    'Ada Project: start',
  ])
  expect(await searching(all, { query: 'ada', group: 'project' })).toEqual(['Ada Project: start'])
})

test('a query of nothing, of signs or of an unknown word finds nothing', async () => {
  const all = [record('Wallet'), country(756, 'CH', 'Switzerland')]
  for (const query of [
    '',
    ' ',
    '%%%',
    '.*+?^$()|[]\\',
    'a '.repeat(100),
    '💥'.repeat(50),
    '\u0000',
    '\u0301',
    'x'.repeat(200),
    'constructor',
    '__proto__',
  ]) {
    expect(await searching(all, { query, texts: true }), query).toEqual([])
  }
})

test('names with the very letter that was typed come before all that it folds to', async () => {
  const all = [record('Oslo', { weight: 90 }), record('Søren'), record('Ørsted', { weight: 5 })]
  const found = ['Ørsted: start', 'Søren: inside', 'Oslo: start']
  expect(await searching(all, { query: 'ø' })).toEqual(found)
  expect(await searching(all, { query: 'o' })).toEqual([
    'Oslo: start',
    'Ørsted: start',
    'Søren: inside',
  ])
})

test('equally good matches of equal weight keep the order of the records', async () => {
  const all = [record('Same Z'), record('Same A'), record('Same M')]
  expect(await searching(all, { query: 'same' })).toEqual([
    'Same Z: start',
    'Same A: start',
    'Same M: start',
  ])
})

test('a search in steps finds the same, and other work is done in between', async () => {
  const engine = await SearchEngine.of([record('Harbour Wallet'), record('Swiss Register')])
  for (const query of ['wallet', 'register swiss', 'harbor walet', 'w', '']) {
    let steps = 0
    const count = () => {
      steps += 1
      timer = setImmediate(count)
    }
    let timer = setImmediate(count)
    const request = { query, perGroup: 5, texts: true }
    expect(await engine.searchInSteps(request), query).toEqual(engine.search(request))
    clearImmediate(timer)
    expect(steps, query).toBeGreaterThanOrEqual(query.length > 1 ? 3 : 0)
  }
})

test('a country comes first by its code, also by a customary one, but not by part of a word', async () => {
  const all = [
    record('Ukraine Register', { weight: 90 }),
    record('US Register', { weight: 90 }),
    country(826, 'GB', 'United Kingdom'),
    country(840, 'US', 'United States'),
    country(97, 'EU', 'European Union'),
  ]
  expect((await searching(all, { query: 'uk' }))[0]).toBe('United Kingdom: whole')
  expect((await searching(all, { query: 'gb' }))[0]).toBe('United Kingdom: whole')
  expect((await searching(all, { query: 'US' }))[0]).toBe('United States: whole')
  expect((await searching(all, { query: 'eu' }))[0]).toBe('European Union: whole')
  expect(await searching(all, { query: 'us register' })).toEqual(['US Register: whole'])
})

test('if no record has all words of a query, those that have rare or several ones are found on request', async () => {
  const all = [
    record('Utah driver license'),
    record('Iowa driver license'),
    record('Iowa license plates'),
    record('Louisiana motor vehicles'),
    record('Zug resident card', { countries: ['CH'] }),
  ]
  const query = 'louisiana driver license'
  expect(await searching(all, { query })).toEqual([])
  const found = await searching(all, { query, someWords: true })
  expect(found.toSorted()).toEqual([
    'Iowa driver license: some words',
    'Louisiana motor vehicles: some words',
    'Utah driver license: some words',
  ])
  expect(await searching(all, { query: 'swiss passport', someWords: true })).toEqual([
    'Zug resident card: some words',
  ])
  for (const complete of ['driver license', 'utah lisense']) {
    const kinds = await searching(all, { query: complete, someWords: true })
    expect(kinds.length, complete).toBeGreaterThan(0)
    expect(kinds.join(), complete).not.toContain('some words')
  }
  for (const unknown of ['louisianaland', 'xyzzy qwerty']) {
    expect(await searching(all, { query: unknown, someWords: true }), unknown).toEqual([])
  }
})

test('of the words of a query, rare ones count more, those of texts less, and those of questions nothing', async () => {
  const all = [
    record('Norway', { countries: ['NO'], weight: 99 }),
    record('Norwegian wallet', { countries: ['NO'], weight: 99 }),
    record('Idemia'),
    record('Florida ID', { text: 'Why Idemia made it, and what it cost.' }),
  ]
  const first = async (query: string) => (await searching(all, { query, someWords: true }))[0]
  expect(await first('idemia norway')).toBe('Idemia: some words')
  expect(await first('why did idemia cost less')).toBe('Idemia: some words')
  expect(await first('idemai florence')).toBe('Idemia: some words')
})
