import { expect, test } from '@playwright/test'
import { didOf, hostOfDid, isLocalDid } from './did-web'

test('a site goes by its domain, with its port where it has one of its own', () => {
  expect(didOf('https://atlas.example.org')).toBe('did:web:atlas.example.org')
  expect(didOf('https://atlas.example.org:8443')).toBe('did:web:atlas.example.org%3A8443')
})

test('a site on this machine goes by localhost, however it is called', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(didOf(`http://${host}:3000`)).toBe('did:web:localhost%3A3000')
  }
})

test('there is none for plain http and for IP addresses, which the method forbids', () => {
  for (const site of [
    'http://atlas.example.org',
    'https://192.0.2.1',
    'https://[2001:db8::1]',
    'http://10.0.0.1:3000',
  ]) {
    expect(didOf(site), site).toBeUndefined()
  }
})

test('reads the host of an identifier, and knows those of this machine', () => {
  expect(hostOfDid('did:web:atlas.example.org%3A8443')).toBe('atlas.example.org:8443')
  expect(hostOfDid('did:web:atlas.example.org:a:b')).toBe('atlas.example.org')
  expect(hostOfDid('did:key:z6Mk')).toBeUndefined()
  expect(hostOfDid('did:web:a/b')).toBeUndefined()
  expect(isLocalDid('did:web:localhost%3A3000')).toBe(true)
  expect(isLocalDid('did:web:localhost.example.org')).toBe(false)
})
