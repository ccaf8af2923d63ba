/** The first answers to common searches, with the names and numbers of the real facts. */
import { expect, test } from 'vitest'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { stateOfQuery } from '@/lib/portal/list/list-query'
import { matchingPositions } from '@/lib/portal/list/list-results'
import { answerQuery } from '@/lib/portal/search/answers/answer-query'
import { nationalWallets } from '@/lib/portal/wallets/national-wallets'
import { answerWalletTopic, walletTopics } from '@/lib/portal/wallets/wallet-topics'
import { realData } from '../fixtures/real-data'
import { misspelled, questions, topics, unanswered } from './answer-queries'

const date = '2026-11-24'

async function ask(query: string) {
  const { data, search } = await realData()
  return answerQuery(query, data, search, date)
}

test('sixty searches, a third of them questions, have the answer that is meant', async () => {
  const all = { ...questions, ...topics, ...misspelled }
  expect(Object.keys(all).length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(questions).length).toBeGreaterThanOrEqual(20)
  const wrong: string[] = []
  for (const [query, path = ''] of Object.entries(all)) {
    const answer = await ask(query)
    const isMeant = path.endsWith('-') ? answer?.path.startsWith(path) : answer?.path === path
    if (!isMeant) wrong.push(`${query}: ${answer?.path}, not ${path}`)
  }
  expect(wrong).toEqual([])
})

test('the search understands the questions of the front page', async () => {
  const wallets = nationalWallets((await realData()).data)
  for (const topic of walletTopics) {
    const found = wallets && answerWalletTopic(topic, wallets)
    expect(found, topic).toBeDefined()
    expect((await ask(found?.title ?? ''))?.text).toBe(found?.answer)
  }
})

test('a project is answered with its managers, of which at most three are named', async () => {
  expect((await ask('mObywatel'))?.text).toContain(
    'Managed by Government of Poland and Polish Ministry of Digital Affairs.',
  )
  expect((await ask('QualiChain'))?.text).toMatch(/Managed by [^.]+, [^.]+ and 6 others\./)
})

test('a misspelled word is named as it was understood', async () => {
  expect((await ask('Germnay wallet'))?.corrected).toBe('germany wallet')
  expect((await ask('Germany wallet'))?.corrected).toBeUndefined()
  // The title of the answer has the full name.
  expect((await ask('Europen Comission'))?.corrected).toBeUndefined()
})

test('countries are counted among those with records', async () => {
  const all = await ask('how many countries')
  expect(all?.number?.value).toBeLessThan(200)
  expect((await ask('countries in Africa'))?.text).toBe(
    `Of the ${all?.number?.value} countries we know of.`,
  )
})

test('the words that an answer leaves out are named', async () => {
  expect(await ask('what has ended since 2023')).toMatchObject({ ignored: 'since 2023' })
  expect(await ask('what ended in 2024')).toMatchObject({ ignored: '2024' })
  expect(await ask('standards since 2020')).toMatchObject({ ignored: 'since 2020' })
  expect(await ask('did:web 2024')).toMatchObject({ ignored: '2024' })
  expect(await ask('wallets launched after 2090')).toMatchObject({ number: { value: 0 } })
  const launched = await ask('projects launched in 2021')
  expect(launched?.ignored).toBeUndefined()
  // The year of a pilot is that in which the pilot began.
  expect(launched?.title).toMatch(/^\d+ projects that launched or began a pilot in 2021$/)
})

test('a question that is not understood has no answer', async () => {
  for (const query of Object.keys(unanswered)) expect(await ask(query), query).toBeUndefined()
})

test('an answer with the first projects of a record links to the list of all', async () => {
  const answer = await ask('OpenID4VP')
  expect(answer?.path).toMatch(/^\/standards\//)
  expect(answer?.listPath).toMatch(/^\/projects\?standard=\d+$/)
})

test('answers name the records that they count', async () => {
  expect(await ask('Germany wallet')).toMatchObject({
    status: { value: 'Pilot', date: '2026-01-29', source: expect.stringMatching(/^https:/) },
    text: expect.stringMatching(/^Germany is piloting a national wallet: the German EUDI Wallet/),
  })
  expect((await ask('does Kenya have a wallet'))?.text).toMatch(
    /^We know of no national wallet in Kenya\./,
  )
  expect((await ask('who funds mDL'))?.rows[0]).toMatchObject({ name: 'European Commission' })
  expect((await ask('who builds the German EUDI Wallet'))?.text).toMatch(
    /^1 organization supplies /,
  )
  expect((await ask('what is a DID method'))?.text).toMatch(/^A DID method defines/)
  expect((await ask('ended projects'))?.title).toMatch(/^\d+ ended projects$/)
  expect((await ask('COVID passes'))?.title).toMatch(/^\d+ credential projects in healthcare$/)
  // Its only project is in no country.
  const agency = 'State Agency for Infrastructure Restoration and Development of Ukraine'
  expect((await ask(`which countries does the ${agency} work in`))?.title).toMatch(
    /^1 project with /,
  )
  expect((await ask('countries that use blockchain'))?.title).toMatch(
    /^\d+ countries have projects that use a ledger$/,
  )
  expect(await ask('who builds the German wallet')).toMatchObject({
    status: { value: 'Pilot' },
    text: 'Organizations behind the national wallet (German EUDI Wallet):',
    rows: [
      {
        name: 'Federal Agency for Disruptive Innovation',
        note: 'supplier and manager',
        source: expect.stringMatching(/^https:/),
      },
      { note: 'manager', source: expect.stringMatching(/^https:/) },
    ],
  })
  expect(await ask('who builds the German EUDI Wallet')).toMatchObject({
    status: { value: 'Pilot' },
    rows: [{ name: 'Federal Agency for Disruptive Innovation' }],
  })
  expect((await ask("who supplies Norway's wallet"))?.text).toMatch(
    /^Our sources name no supplier of /,
  )
  expect((await ask('laws in Germany'))?.text).toMatch(/laws of the EU apply\.$/)
  expect((await ask('ended and active projects in Europe'))?.title).toMatch(
    /^\d+ ended and active projects in Europe$/,
  )
  // It has no national wallet, but others.
  expect((await ask('Canada'))?.links[0]?.text).toMatch(/^All \d+ wallets in Canada$/)
})

test('answers put their numbers in sentences', async () => {
  const title = async (query: string) => (await ask(query))?.title
  expect(await title('healthcare projects in Germany and France')).toMatch(
    /^\d+ projects in healthcare in Germany and France$/,
  )
  expect(await title('who has not launched a wallet in the EU')).toMatch(
    /^\d+ of the 27 EU states have not launched a national wallet$/,
  )
  expect(await title('wallets announced in Asia')).toMatch(
    /^\d+ countries in Asia have announced, but not launched, a national wallet$/,
  )
  expect(await title('who funds national wallets')).toBe('Funders of national wallets')
  for (const group of ['EU', 'ASEAN', 'Nordic', 'Baltic']) {
    const without = await title(`${group} countries without a wallet`)
    expect(without).toMatch(/ known national wallet$/)
    expect(without).not.toMatch(/^(\d+) of the \1 /)
  }
  expect((await ask('what is eIDAS 2'))?.text).toMatch(/^\d+ projects follow this law: /)
  expect(await ask('active projects in Kenya')).toMatchObject({
    title: 'No active projects in Kenya',
    text: expect.stringMatching(/^None of the \d+ projects we know of matches\.$/),
  })
})

test('answers list what the question asks for', async () => {
  expect(await ask('which was the first national wallet')).toMatchObject({
    order: 'Oldest launch first',
    rows: expect.arrayContaining([expect.objectContaining({ name: 'Poland' })]),
  })
  expect(await ask('what ledger does EBSI use')).toMatchObject({ rows: [{ name: 'EBSI ledger' }] })
  expect((await ask('industries of swiyu'))?.rows[0]?.name).toBe('Government services')
  expect((await ask('ministries in France'))?.title).toMatch(/^\d+ public organizations in France$/)
  expect((await ask('laws of 2024 in the US'))?.title).toMatch(
    /^\d+ laws of 2024 in the United States$/,
  )
  expect((await ask('who participates in POTENTIAL'))?.title).toMatch(/^Organizations: POTENTIAL/)
  expect((await ask('which EU states use SD-JWT'))?.title).toMatch(
    /^\d+ countries have projects with .*\(SD-JWT\) in the EU states$/,
  )
  expect((await ask('how many EU countries have no wallet'))?.title).toMatch(
    /^All 27 EU states have a known national wallet$/,
  )
  expect((await ask('which countries are in NOBID'))?.rows).toContainEqual({
    name: 'Norway',
    path: '/countries/NO',
    note: '4 members',
  })
  expect((await ask('who takes part in POTENTIAL from Finland'))?.text).toMatch(
    / with 2 organizations in Finland\.$/,
  )
  expect((await ask('companies in EBSI'))?.rows.map(({ name }) => name)).not.toContain(
    'European Commission',
  )
  expect((await ask('who takes part in EBSI from Germany'))?.text).toMatch(
    / with Germany, but with no organization there\.$/,
  )
  expect((await ask('who takes part in EBSI from Switzerland'))?.text).toMatch(
    / with no organization in Switzerland\.$/,
  )
  const countries = (await ask('which EU countries take part in NOBID'))?.rows
  expect(countries?.map(({ name }) => name)).not.toContain('Norway')
  const members = (await ask('members of WE BUILD in the EU'))?.rows
  expect(members?.map(({ name }) => name)).not.toContain('OneSpan')
  expect((await ask('is Estonia in EBSI'))?.text).toBe('Our sources connect it with Estonia.')
  expect((await ask('blockchain projects'))?.title).toMatch(/^\d+ projects that use a ledger$/)
  expect((await ask('G20 countries'))?.title).toMatch(/^\d+ countries among the G20 countries$/)
  expect((await ask('when was mObywatel launched'))?.text).toMatch(/^Poland\. Launched in 2017\./)
  expect((await ask('when did eSSIF-Lab end'))?.text).toMatch(/Ended in December 2022\./)
  expect((await ask('who is Manu Sporny'))?.rows[0]?.name).toBe('did:key')
  // The European Union is no country.
  expect((await ask('which countries use mDL'))?.rows.map(({ path }) => path)).not.toContain(
    '/countries/EU',
  )
  expect(await ask('law in Bhutan')).toMatchObject({
    number: { value: 1, text: 'law' },
    links: [{ text: '1 law in Bhutan' }],
  })
})

test('an answer about a region counts its countries', async () => {
  const answer = await ask('wallets launched in Europe')
  const { rows = [], more = 0 } = answer ?? {}
  const countries = rows.length + more
  expect(countries).toBeGreaterThan(1)
  expect(answer?.title).toContain(`In Europe, ${countries} countries have launched`)
})

test('the numbers of answers are those of their lists', async () => {
  const { data } = await realData()
  const answers = await Promise.all(Object.keys({ ...questions, ...topics }).map(ask))
  // The others count countries or organizations.
  const counted = answers.filter(
    (answer) =>
      answer?.path.startsWith('/projects?') &&
      /^(?!.*(?:countr|organization))\d/.test(answer.title),
  )
  expect(counted.length).toBeGreaterThan(20)
  for (const answer of counted) {
    const state = stateOfQuery('/projects', answer?.path.split('?')[1] ?? '')
    const { length } = matchingPositions(indexOfList(data, 'projects'), state?.filters ?? {})
    expect(answer?.number?.value, answer?.path).toBe(length)
  }
})
