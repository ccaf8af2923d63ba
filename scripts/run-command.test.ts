import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SettingsError } from '@/lib/env'
import { getMessage, nodeFault, parseOptions, wholeNumber } from './run-command'

test('names a version of Node.js that is too old, with the required version', () => {
  for (const old of ['18.19.1', '20.9.0', '16.0.0']) {
    expect(nodeFault(old)).toContain(`This is Node.js ${old}. DID Atlas needs 20.10 or newer`)
  }
  for (const version of ['20.10.0', '20.20.2', '22.0.0', '24.1.0']) {
    expect(nodeFault(version), version).toBeUndefined()
  }
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(engines.node).toBe('>=20.10')
})

test('returns a message only for errors that a user can fix', () => {
  expect(getMessage(new SettingsError('Invalid setting X.'))).toBe('Invalid setting X.')
  const full = Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', path: 'var/a' })
  expect(getMessage(full)).toMatch(/^The disk is full: var\/a\. /)
  expect(getMessage(new TypeError('x is not a function'))).toBeUndefined()
})

test('parses options, and explains options that a command does not accept', () => {
  const parse = (...args: string[]) =>
    parseOptions('Usage: x', { args, options: { facts: { type: 'string', default: 'data' } } })
      .values
  expect(parse()).toEqual({ facts: 'data' })
  expect(parse('--facts', 'elsewhere')).toEqual({ facts: 'elsewhere' })
  for (const args of [['--fact', 'elsewhere'], ['--facts'], ['elsewhere']]) {
    expect(() => parse(...args), args.join(' ')).toThrow(/^\S.+\n\nUsage: x$/s)
  }
  expect(() => parse('--fact')).toThrow("Unknown option '--fact'.\n\nUsage: x")
})

test('parses whole numbers from 1', () => {
  expect(wholeNumber('20', 'Usage: x')).toBe(20)
  expect(wholeNumber(undefined, 'Usage: x')).toBeUndefined()
  for (const text of ['0', '-1', '1.5', 'x', '', '1234567890']) {
    expect(() => wholeNumber(text, 'Usage: x'), text).toThrow('Usage: x')
  }
})
