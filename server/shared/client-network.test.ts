import { expect, test } from 'vitest'
import { toClient, toNetwork } from './client-network'

test('an IPv4 address is one client in any spelling', () => {
  expect(toClient('192.0.2.1')).toBe('192.0.2.1')
  expect(toClient('::ffff:192.0.2.1')).toBe('192.0.2.1')
  expect(toClient('192.0.2.2')).not.toBe(toClient('192.0.2.1'))
})

test('all addresses of an IPv6 network are one client', () => {
  expect(toClient('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64')
  expect(toClient('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe('2001:db8:1:2::/64')
  expect(toClient('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64')
  expect(toClient('fe80::1%eth0')).toBe('fe80::/64')
})

test('the port that a proxy adds to an address does not change the client', () => {
  expect(toClient('192.0.2.1:4711')).toBe('192.0.2.1')
  expect(toClient('[2001:db8:1:2::1]:4711')).toBe('2001:db8:1:2::/64')
  expect(toClient('[2001:db8:1:2::1]')).toBe('2001:db8:1:2::/64')
})

test('everything that is not an address is one client', () => {
  for (const text of ['', 'unknown', 'evil', '192.0.2.1:x', '[evil]:1']) {
    expect(toClient(text), text).toBe('unknown')
  }
})

test('a network is a /24 of IPv4 or a /48 of IPv6', () => {
  expect(toNetwork('192.0.2.1')).toBe('192.0.2.0/24')
  expect(toNetwork('::ffff:192.0.2.200')).toBe('192.0.2.0/24')
  expect(toNetwork('192.0.3.1')).not.toBe(toNetwork('192.0.2.1'))
  expect(toNetwork('2001:db8:1:2::1')).toBe('2001:db8:1::/48')
  expect(toNetwork('2001:db8:1:ffff::1')).toBe('2001:db8:1::/48')
  expect(toNetwork('2001:db8:2:2::1')).toBe('2001:db8:2::/48')
  expect(toNetwork('evil')).toBe('unknown')
})
