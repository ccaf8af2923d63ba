import { expect, test } from 'vitest'
import { checkedFacts } from '@/tests/fixtures/facts'
import { hostOfAddress, publisherFinder } from './publishers'

const { facts } = await checkedFacts()

const find = publisherFinder(
  [
    { name: 'Sample Times', kind: 'press', language: 'en', hosts: ['times.example'] },
    { name: 'Sample Blog', kind: 'other', hosts: ['blog.times.example'] },
    { name: 'Sample Register', kind: 'standard', hosts: ['github.com/sample-owner/register'] },
    { name: 'Papers', kind: 'other', copies: true, hosts: ['papers.example'] },
  ],
  facts,
)

test('an entry covers its host and the hosts below it, the most specific first', () => {
  expect(find('https://www.times.example/a')).toMatchObject({ name: 'Sample Times', kind: 'press' })
  expect(find('https://en.times.example./a')).toMatchObject({ name: 'Sample Times' })
  expect(find('https://blog.times.example/a')).toMatchObject({ name: 'Sample Blog' })
  expect(find('https://othertimes.example/a')).toEqual({
    name: 'othertimes.example',
    kind: 'other',
  })
  expect(find('https://papers.example/a').copies).toBe(true)
})

test('public and academic domains need no entry', () => {
  for (const host of ['home.gov', 'a.gov.uk', 'b.gouv.fr', 'c.go.jp', 'd.gob.do', 'ec.europa.eu']) {
    expect(find(`https://${host}/x`), host).toEqual({ name: host, kind: 'official' })
  }
  for (const host of ['e.edu', 'f.ac.uk', 'g.edu.au']) {
    expect(find(`https://${host}/x`).kind, host).toBe('academic')
  }
  for (const host of ['gov.example', 'mygov.org', 'notgo.jp', 'europa.eu.example']) {
    expect(find(`https://${host}/x`).kind, host).toBe('other')
  }
})

test('code is published by the owner that its address names, on the service of its host', () => {
  const services = [
    ['github.com', 'GitHub'],
    ['raw.githubusercontent.com', 'GitHub'],
    ['gitlab.com', 'GitLab'],
    ['codeberg.org', 'Codeberg'],
  ]
  for (const [host, service] of services) {
    expect(find(`https://${host}/sample-owner/code/blob/main/a.md`)).toEqual({
      name: `sample-owner on ${service}`,
      kind: 'code',
    })
  }
})

test('a code repository may have a separate entry', () => {
  const register = { name: 'Sample Register', kind: 'standard' }
  expect(find('https://github.com/sample-owner/register/blob/main/a.json')).toMatchObject(register)
  expect(find('https://github.com/sample-owner/register-of-others').kind).toBe('code')
  expect(find('https://gitlab.com/sample-owner/register').kind).toBe('code')
})

test('the website of one record has its name and kind', () => {
  const [entity] = [...facts.entities.values()].filter(({ website }) => website)
  if (!entity?.website) throw new Error('the fixture has no website')
  const kind = entity.type.includes('Public') ? 'official' : 'company'
  expect(find(`${new URL(entity.website).origin}/news/1`)).toEqual({ name: entity.name, kind })
})

test('a host is written without www and without a trailing dot', () => {
  expect(hostOfAddress('https://www.a.example./x')).toBe('a.example')
})
