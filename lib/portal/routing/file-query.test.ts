import fc from 'fast-check'
import { expect, test } from 'vitest'
import { families } from '@/lib/contract/families'
import { exploreFormats } from '@/lib/portal/explore/explore-query'
import { getOrders } from '@/lib/portal/list/define-list'
import { lists } from '@/lib/portal/list/list-definitions'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { refusedQuery } from './file-query'

const refusal = (query: string, path = '/lists/projects.csv') =>
  refusedQuery(path, new URLSearchParams(query))

const listFiles = families.flatMap((family) =>
  tableFormats.flatMap((format) => [
    `/lists/${family}.${format}`,
    `/versions/2026.11.22/data/${family}.${format}`,
  ]),
)
const exploreFiles = [
  ...exploreFormats.map((format) => `/explore/table.${format}`),
  ...tableFormats.map((format) => `/versions/2026.11.22/data/explore.${format}`),
]
const walletFiles = tableFormats.flatMap((format) => [
  `/wallets/table.${format}`,
  `/versions/2026.11.24/data/wallets.${format}`,
])

test('the files of national wallets name their filters', () => {
  for (const path of walletFiles) {
    expect(refusal('group=eu&protocol=mdoc&region=europe&status=pilot', path)).toBeUndefined()
    expect(refusal('status=Pilot', path)).toContain('Did you mean “pilot”?')
    expect(refusal('groups=eu', path)).toContain('Did you mean “group”?')
  }
  expect(refusal('x=1', '/wallets/world.svg')).toBeUndefined()
})

test('an unknown filter is named with the one that is probably meant, and all that exist', () => {
  expect(refusal('standards=43')).toMatch(
    /^There is no parameter “standards”\. Did you mean “standard”\? Valid parameters: q, sort, type, status, country, kind, level, /,
  )
  expect(refusal('based-in=CH')).toContain('Did you mean “country”?')
  expect(refusal('utm_source=x')).toMatch(/^There is no parameter “utm_source”\. Valid parameters/)
  expect(refusal('toString=1&__proto__=2')?.split('\n')).toHaveLength(2)
})

test('a feed of a list is refused like its files, but may have the order and the page of the list', () => {
  expect(refusal('statsu=Launched', '/projects.atom')).toContain('Did you mean “status”?')
  expect(refusal('country=Switzerland', '/projects.feed.json')).toContain('Did you mean “CH”?')
  const followed = 'status=Launched&q=wallet&sort=-name&page=2'
  expect(refusal(followed, '/projects.atom')).toBeUndefined()
  expect(refusal('anything=1', '/projects/118-alpine.atom')).toBeUndefined()
})

test('an invalid value is named with the most similar valid value, or with all valid values', () => {
  expect(refusal('country=Switzerland')).toBe(
    '“Switzerland” is not a valid value for “country”. Did you mean “CH”? A valid value is a two-letter country code, such as CH.',
  )
  expect(refusal('status=Bogus')).toBe(
    '“Bogus” is not a valid value for “status”. Valid values: Launched, Pilot, Announced, Discontinued, Active, Inactive, none.',
  )
  expect(refusal('status=launched')).toContain('Did you mean “Launched”?')
  expect(refusal('status=Lanched')).toContain('Did you mean “Launched”?')
  expect(refusal('standard=1&standard=2&standard-match=every')).toContain('Valid values: any, all.')
  expect(refusal('standard=1&standard=2&standard-match=all')).toBeUndefined()
  expect(refusal('type=Consortia')).toContain('Did you mean “Consortium”?')
  expect(refusal('standard=mDL')).toContain('A valid value is the id of a record, such as 43.')
  expect(refusal('records=most', '/lists/countries.json')).toContain('Valid values: all.')
})

test('names each invalid value of several, and drops none', () => {
  expect(refusal('status=Pilot&status=Bogus&country=XXX')?.split('\n')).toHaveLength(2)
  const many = Array.from({ length: 101 }, (_, id) => `standard=${id + 1}`).join('&')
  expect(refusal(many)).toBe('“standard” has more than 100 values.')
})

test('an unknown order, a page of a file and a text that is too long are named', () => {
  expect(refusal('sort=-scor')).toMatch(
    /“-scor” is not a valid value for “sort”\. Did you mean “-?score”\?/,
  )
  expect(refusal('page=2')).toMatch(/^Files contain all rows\. Remove the parameter “page”\./)
  expect(refusal(`q=${'x'.repeat(201)}`)).toContain('at most 200 characters')
  expect(refusal('page=two', '/lists/projects')).toContain('the number of a page, from 1')
  expect(refusal('page=2&open=country&sort=name', '/lists/projects')).toBeUndefined()
})

test('every format of every list, current and of a version, refuses unknown filters', () => {
  expect(listFiles).toHaveLength(families.length * 4)
  for (const path of [...listFiles, ...exploreFiles, ...families.map((one) => `/lists/${one}`)]) {
    expect(refusal('standrads=43', path), path).toContain('There is no parameter “standrads”')
  }
})

test('a file accepts every filter and order of its list, in any order, and empty ones', () => {
  for (const family of families) {
    const list = lists[family]
    const path = `/lists/${family}.csv`
    expect(refusal('q=a', path), path).toBeUndefined()
    for (const { token } of getOrders(list)) expect(refusal(`sort=${token}`, path)).toBeUndefined()
    for (const { key, order = ['43', 'CH', '2021'] } of list.facets) {
      expect(order.some((value) => !refusal(`q=a&${key}=${value}`, path))).toBe(true)
      expect(refusal(`${key}=&q=`, path), key).toBeUndefined()
    }
  }
  expect(refusal('country=ch&country=none&standard=43&q=+a++b')).toBeUndefined()
  for (const path of exploreFiles) {
    const query = 'rows=country&columns=year&all=rows&all=columns&view=list&q=a&status=Pilot'
    expect(refusal(query, path), path).toBeUndefined()
    expect(refusal('rows=standards', path), path).toContain('Did you mean “standard”?')
  }
})

test('accepts pages and other paths with any query', () => {
  for (const path of [
    '/',
    '/projects',
    '/explore',
    '/versions/2026.11.22/projects',
    '/lists/x.csv',
  ]) {
    expect(refusal('standards=43', path), path).toBeUndefined()
  }
})

test('a message is one short line for each problem, without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, value) => {
      const parameters = new URLSearchParams([
        [`x${name}`, value],
        ['status', `x${value}`],
      ])
      const lines = refusedQuery('/lists/projects.csv', parameters)?.split('\n') ?? []
      expect(lines).toHaveLength(2)
      for (const line of lines) expect(line).toMatch(/^[^\p{Cc}\p{Cs}]{1,900}$/u)
    }),
  )
})
