import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address'

const notPublic = {
  unspecified: ['0.0.0.0', '::', '0.1.2.3'],
  loopback: ['127.0.0.1', '127.255.255.254', '::1', '0:0:0:0:0:0:0:1'],
  private: ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1'],
  'link-local': ['169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0'],
  'site-local': ['fec0::1'],
  multicast: ['224.0.0.1', '239.255.255.255', 'ff02::1'],
  broadcast: ['255.255.255.255'],
  shared: ['100.64.0.1', '100.127.255.255'],
  documentation: ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  benchmarking: ['198.18.0.1', '198.19.255.255', '2001:2::1'],
  reserved: ['240.0.0.1', '192.0.0.1', '192.88.99.1', '100::1', '5f00::1', '4000::1'],
  'IPv4 within IPv6': [
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '::8.8.8.8'],
    ...['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '2002:7f00:1::', '2001:0:1::1'],
    '::ffff:0:127.0.0.1',
  ],
  'no address': ['', 'localhost', 'example.org', '127.0.0.1:80', '[::1]', '1.2.3.4.5', '::g'],
  'an address in another writing': ['0x7f.1', '2130706433', '017700000001'],
}

for (const [name, addresses] of Object.entries(notPublic)) {
  test(`does not treat ${name} as public`, () => {
    for (const address of addresses) expect(isPublicAddress(address), address).toBe(false)
  })
}

test('treats addresses of the public internet as public', () => {
  const addresses = [
    ...['1.1.1.1', '8.8.8.8', '93.184.215.14', '172.15.255.255', '172.32.0.1', '100.63.255.255'],
    ...[
      '100.128.0.1',
      '223.255.255.255',
      '2606:4700::1111',
      '2a00:1450:4001::1',
      '2001:4860::8888',
    ],
  ]
  for (const address of addresses) expect(isPublicAddress(address), address).toBe(true)
})

test('does not treat an IPv4 address as public because it comes as IPv6', () => {
  fc.assert(
    fc.property(
      fc.ipV4(),
      fc.constantFrom('::ffff:', '::', '64:ff9b::'),
      (address, prefix) => !isPublicAddress(prefix + address),
    ),
    { numRuns: 300 },
  )
})
