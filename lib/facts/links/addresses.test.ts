import { expect, test } from 'vitest'
import { checkedFacts } from '@/tests/fixtures/facts'
import { type Choice, getAddresses } from './addresses'

/** Returns the addresses of the synthetic facts after some changes. */
const addressesWith = async (changes: Record<string, string>, choice?: Choice) =>
  getAddresses((await checkedFacts(changes)).facts, choice)

const changes = {
  'dlts/many-names.yaml': 'id: 900\ntitle: Many Names\nwebsite: https://Names.example.org\n',
  'standards/many-names.yaml':
    'id: 900\ntitle: Many Names Standard\nurl: https://names.example.org/#one\n',
  'regulations/many-names.yaml':
    'id: 900\ntitle: Many Names Act\nurl: https://www.names.example.org/\nsource: https://names.example.org/#two\n',
}

test('names each address once, with every fragment that the facts give', async () => {
  const addresses = await addressesWith(changes)
  expect(addresses.find(({ url }) => url === 'https://names.example.org/')?.named.sort()).toEqual([
    'https://names.example.org/',
    'https://names.example.org/#one',
    'https://names.example.org/#two',
  ])
  const urls = addresses.map(({ url }) => url)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls.filter((url) => url.includes('#'))).toEqual([])
})

test('finds every address in the facts', async () => {
  const { facts } = await checkedFacts(changes)
  const values: string[] = []
  JSON.stringify(
    [...Object.values(facts)].map((records) => [...records.values()]),
    (key, value) => {
      if (typeof value === 'string' && /^https?:/.test(value) && key !== 'ai_description')
        values.push(value)
      return value
    },
  )
  const named = getAddresses(facts).flatMap((address) => address.named)
  expect(values.length).toBeGreaterThan(20)
  expect([...new Set(values.map((value) => new URL(value).href))].sort()).toEqual(named.sort())
})

test('leaves out websites and unwanted hosts', async () => {
  const getUrls = async (choice: Choice) =>
    (await addressesWith(changes, choice)).filter(({ url }) => url.includes('names.'))
  expect(await getUrls({ sourcesOnly: true })).toEqual([
    { url: 'https://names.example.org/', named: ['https://names.example.org/#two'] },
  ])
  expect(await getUrls({ only: 'names.example.org' })).toHaveLength(2)
  expect(await getUrls({ only: 'WWW.example.org' })).toHaveLength(2)
  expect(await getUrls({ only: 'ames.example.org' })).toEqual([])
})
