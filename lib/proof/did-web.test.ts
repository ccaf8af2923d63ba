import { expect, test } from 'vitest'
import { getDid, getDocumentAddress, isLocalDid, siteOfDid } from './did-web'

test('a site is identified by its domain, with its port unless it is the default', () => {
  expect(getDid('https://atlas.example.org')).toBe('did:web:atlas.example.org')
  expect(getDid('https://atlas.example.org:8443')).toBe('did:web:atlas.example.org%3A8443')
})

test('a site on this machine is identified as localhost, under any name', () => {
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) {
    expect(getDid(`http://${host}:3000`)).toBe('did:web:localhost%3A3000')
  }
})

test('a site with plain http or an IP address has no identifier, because the method forbids it', () => {
  for (const site of [
    'http://atlas.example.org',
    'https://192.0.2.1',
    'https://[2001:db8::1]',
    'http://10.0.0.1:3000',
  ]) {
    expect(getDid(site), site).toBeUndefined()
  }
})

test('a site in a folder has no identifier, because that of the host may belong to somebody else', () => {
  expect(getDid('https://example.org/atlas')).toBeUndefined()
  expect(getDid('http://localhost:3000/atlas')).toBeUndefined()
})

test('a domain that begins like a loopback address is a domain', () => {
  expect(getDid('https://127.example.org')).toBe('did:web:127.example.org')
  expect(getDid('http://127.example.org')).toBeUndefined()
})

test('a name in another script is identified by its Punycode form', () => {
  expect(getDid('https://höhe.example.org')).toBe('did:web:xn--hhe-sna.example.org')
})

test('resolves an identifier to the site and the address of its document, and recognizes those of this machine', () => {
  const places = [
    'did:web:atlas.example.org%3A8443',
    'did:web:example.org:users:ann',
    'did:web:example.org',
    'did:key:z6Mk',
    'did:web:a/b',
    'did:web:a:',
  ].map((did) => [siteOfDid(did), getDocumentAddress(did)])
  expect(places).toEqual([
    ['atlas.example.org:8443', 'https://atlas.example.org:8443/.well-known/did.json'],
    ['example.org/users/ann', 'https://example.org/users/ann/did.json'],
    ['example.org', 'https://example.org/.well-known/did.json'],
    [undefined, undefined],
    [undefined, undefined],
    [undefined, undefined],
  ])
  expect(isLocalDid('did:web:localhost%3A3000')).toBe(true)
  expect(isLocalDid('did:web:localhost.example.org')).toBe(false)
})
