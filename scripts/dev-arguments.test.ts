import { expect, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { devArguments } from './dev-arguments'

const argumentsFor = (HOST: string) => devArguments(parseSettings({ HOST, PORT: '4001' })).join(' ')

test('the development server is reachable only from this machine, unless HOST names another address', () => {
  for (const host of ['', '127.0.0.1', '127.0.0.2', '::1']) {
    expect(argumentsFor(host), host).toBe('dev --hostname localhost --port 4001')
  }
  for (const host of ['0.0.0.0', '192.0.2.7', '::']) {
    expect(argumentsFor(host), host).toBe(`dev --hostname ${host} --port 4001`)
  }
})
