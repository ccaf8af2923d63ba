import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SettingsError } from '@/lib/env'
import { messageOf, nodeFault } from './steps'

test('a version of Node.js that is too old is named, with what is needed', () => {
  for (const old of ['18.19.1', '20.9.0', '16.0.0']) {
    expect(nodeFault(old)).toContain(`This is Node.js ${old}. DID Atlas needs 20.10 or newer`)
  }
  for (const version of ['20.10.0', '20.20.2', '22.0.0', '24.1.0']) {
    expect(nodeFault(version), version).toBeUndefined()
  }
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(engines.node).toBe('>=20.10')
})

test('errors that a user can mend have a message, and others none', () => {
  expect(messageOf(new SettingsError('Setting X is wrong.'))).toBe('Setting X is wrong.')
  const full = Object.assign(new Error('ENOSPC: no space'), { code: 'ENOSPC', path: 'var/a' })
  expect(messageOf(full)).toMatch(/^There is no room left on the disk: var\/a\. /)
  expect(messageOf(new TypeError('x is not a function'))).toBeUndefined()
})
