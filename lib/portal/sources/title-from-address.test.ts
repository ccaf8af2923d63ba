import { expect, test } from 'vitest'
import { titleFromAddress } from './title-from-address'

/** The title without the publisher before it. */
const read = (address: string) => titleFromAddress(new URL(address), 'P').slice('P: '.length)

test('writes the words of the last segment that has several', () => {
  expect(
    read('http://blocktribune.example/malta-trial-blockchain-based-academic-credentials/'),
  ).toBe('Malta trial blockchain based academic credentials')
  expect(read('https://press.example/eID%20f%C3%BCr%20alle%20Bürger/story')).toBe(
    'EID für alle Bürger',
  )
  expect(read('https://press.example/%F0%9D%90%93%F0%9D%90%A1%F0%9D%90%9E-National-ID/')).toBe(
    'The National ID',
  )
})

test('adds the segments before if the last one has few words, without repeating any', () => {
  expect(read('https://agency.example/documents/publications/2023/02/23/dtc')).toBe(
    'Documents › publications › DTC',
  )
  expect(read('https://agency.example/wallet/docs/wallet')).toBe('Docs › wallet')
})

test('omits numbers, dates, hashes, languages and endings, but no year and no number within words', () => {
  for (const [path, title] of [
    ['2023/10/13/bhutan-launches-its-digital-id-4711234.html', 'Bhutan launches its digital ID'],
    ['11915-sistema-de-identidad-digital.amp', 'Sistema de identidad digital'],
    ['vaccine-certification-expanded-2024-10-21', 'Vaccine certification expanded'],
    ['digitaler-ausweis-auf-dem-handy-1.5296519', 'Digitaler ausweis auf dem handy'],
    [
      'one-of-two-countries/article_54eca963-702b-5652-8d83-76ad92bfd6f1.html',
      'One of two countries',
    ],
    ['european-business-wallet-eidas-2-0-en', 'European business wallet eidas 2 0'],
    ['wallet-rollout-in-2027', 'Wallet rollout in 2027'],
    ['pilot-with-openid4vp-in-5G-networks', 'Pilot with openid4vp in 5G networks'],
  ]) {
    expect(read(`https://press.example/en/${path}`)).toBe(title)
  }
})

test('names the publisher if the address has no words', () => {
  for (const path of [
    '?p=5321',
    'index-2079.html',
    'article/2024043009531128399',
    'news/9ome8xbrgk2s',
  ]) {
    expect(titleFromAddress(new URL(`https://press.example/en/${path}`), 'The Press')).toBe(
      'The Press: untitled page',
    )
  }
  const withoutPublisher = (address: string) => titleFromAddress(new URL(address))
  expect(
    withoutPublisher('https://docs.example/d/1rBTr1HtzOmQY9EMph3IIqRh2vCT_rpnxwhCdpOju3wQ/view'),
  ).toBe('docs.example: untitled page')
  expect(withoutPublisher('https://www.admin.example/en/')).toBe('admin.example: home page')
})

test('tells files of the same name on GitHub apart', () => {
  const readFile = (path: string) => read(`https://github.com/owner/name${path}`)
  expect(readFile('/blob/f52af5da/catalogs/one/use-case-catalog.json')).toBe(
    'Name › one › use case catalog',
  )
  expect(readFile('/blob/main/methods/kr.json')).toBe('Name › methods › kr')
  expect(readFile('/blob/main/README.md')).toBe('Name › README')
  expect(readFile('')).toBe('Name')
})

test('truncates a long one, never within a character', () => {
  const letters = encodeURIComponent('字').repeat(60)
  expect(read(`https://a.example/${letters}-${letters}`)).toBe(
    `${'字'.repeat(60)} ${'字'.repeat(39)}…`,
  )
  const cards = encodeURIComponent('🪪').repeat(120)
  expect(read(`https://a.example/id-${cards}`)).toBe(`ID ${'🪪'.repeat(97)}…`)
})

test('shows no percent codes, and nothing invisible or that turns the direction of the text', () => {
  for (const code of ['%E2%80%AE', '%00', '%FF', '%E2%80%8B']) {
    expect(read(`https://a.example/one-two${code}-three-four`)).toBe('One two… three four')
  }
})
