/** What the API makes of the ways in which a request can be written. */
import { expect, test } from '@playwright/test'
import { type Ask, withApi } from '@/tests/fixtures/api'

const bodyOf = async (ask: Ask, target: string) => {
  const { statusCode, body } = await ask(target)
  expect(statusCode, target).toBe(200)
  return body
}

const fault = async (ask: Ask, target: string): Promise<string> => {
  const answer = await ask(target)
  expect(answer.statusCode, target).toBe(400)
  const { error } = answer.json()
  expect(error.code, target).toBe('invalid_parameter')
  return error.message
}

test('booleans are true and false in any case, and 1 and 0', () =>
  withApi(async (ask) => {
    const [plain, full] = [
      await bodyOf(ask, '/industries'),
      await bodyOf(ask, '/industries?include_projects=true'),
    ]
    expect(full).not.toBe(plain)
    for (const value of ['TRUE', 'True', 'tRuE', '1']) {
      expect(await bodyOf(ask, `/industries?include_projects=${value}`), value).toBe(full)
    }
    for (const value of ['false', 'FALSE', 'fAlse', '0']) {
      expect(await bodyOf(ask, `/industries?include_projects=${value}`), value).toBe(plain)
    }
    for (const value of ['2', '10', 'yes', 'on', 'truee', '%20true', '-1', 'null', 'ı']) {
      await fault(ask, `/industries?include_projects=${value}`)
    }
  }))

test('an empty parameter is as if it were not there', () =>
  withApi(async (ask) => {
    for (const [target, same] of [
      ['/projects?type=&page=&per_page=&q=', '/projects'],
      ['/entities?type=', '/entities'],
      ['/regulations?country=', '/regulations'],
      ['/dlts?include_projects=&include_instances=true', '/dlts?include_instances=true'],
      ['/countries?include_regulations=', '/countries'],
      ['/search?query=', '/search'],
      ['/graph/nodes?format=', '/graph/nodes'],
    ] as const) {
      const [one, other] = [await ask(target), await ask(same)]
      expect(one.statusCode, target).toBe(200)
      expect(one.body, target).toBe(other.body)
      expect(one.headers.etag, target).toBe(other.headers.etag)
    }
  }))

test('a 400 has the message that the contract fixes, or names the parameter and what it takes', () =>
  withApi(async (ask) => {
    const long = 'x'.repeat(201)
    const messages = {
      '/projects?page=0': 'Invalid page parameter',
      '/projects?type=Club': 'Invalid page parameter',
      '/standards?include_projects=2': 'Invalid page parameter',
      '/graph/nodes?format=csv': 'Invalid format parameter',
      '/countries?include_regulations=maybe':
        'The parameter include_regulations takes true or false.',
      '/industries?include_projects=1&include_projects=1':
        'The parameter include_projects is given more than once; it takes true or false.',
      [`/search?query=${long}`]: 'The parameter query takes a text of at most 200 characters.',
      '/search?query=a&query=b':
        'The parameter query is given more than once; it takes a text of at most 200 characters.',
    }
    for (const [target, message] of Object.entries(messages)) {
      expect(await fault(ask, target), target).toBe(message)
    }
  }))
