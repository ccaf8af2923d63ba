/** The addresses that a killed check requests, and the verdicts that it must reach. */
import fc from 'fast-check'
import type { Verdict } from '@/lib/facts/links/finding'
import { type KindName, kinds } from './answers'
import type { Web } from './web'

/** The share of addresses for each kind of fault, and for the slow hosts together. */
const shareOfKind = 0.05
const shareOnSlowHosts = 0.008
/** Each of these kinds makes up 5% of the addresses. */
const faults: Record<string, KindName[]> = {
  missing: ['not found', 'gone', 'moved to nothing'],
  'down for a moment': ['down at first', 'reset at first', 'busy at first'],
  down: ['down'],
  busy: ['busy for long'],
  'too many requests': ['too many requests'],
  refused: ['unauthorized', 'forbidden', 'closed to machines'],
  'no answer': ['hanging', 'dripping head'],
  reset: ['reset'],
  'no HTTP': ['endless head', 'no HTTP', 'another protocol'],
  'endless body': ['endless body', 'dripping body'],
  bomb: ['gzip bomb', 'gzip of nothing without end', 'broken gzip', 'nested without end'],
  circle: ['redirect to itself', 'redirects in a circle', 'too many redirects'],
  private: [
    'redirect to a private address',
    'redirect to a private name',
    'redirect to a number',
    'redirect to a mapped address',
    'redirect to a file',
  ],
}
/** So does each of these pairs of hosts, regardless of their responses. */
const faultyHosts: Record<string, Verdict>[] = [
  { 'closed-1.test': 'blocked', 'broken-1.test': 'blocked' },
  { '1.unknown.test': 'failed', '1.internal.test': 'failed' },
]
/** The other addresses lead to a page. */
const good: KindName[] = [
  ...(['page', 'document without HTML', 'gzip', 'brotli', 'moved 301', 'moved 308'] as const),
  ...(['redirect for now', 'five redirects', 'to h1'] as const),
]
export const slowHosts = ['slow-1.test', 'slow-2.test']

/** Pseudo-random numbers below a limit, determined by a seed. */
export const numbers = (count: number, limit: number, seed: number): number[] =>
  fc.sample(fc.noBias(fc.nat(limit - 1)), { numRuns: count, seed })

/**
 * Shuffles the addresses: a check gives up on a host that fails 40 times in a row, so no kind of fault may fill such a
 * long run of its addresses.
 */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const keys = numbers(items.length, 2 ** 31, seed + 1)
  const keyed = items.map((item, index) => ({ item, key: keys[index] ?? 0 }))
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
}

const turns = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from({ length: count }, (_, index) => items[index % items.length] as Item)

export interface Extent {
  addressCount: number
  /** Hosts that are slow or faulty for all addresses are additional. */
  hostCount: number
}

/** The addresses, with the verdicts that a check must reach. */
export function addressesOn(
  web: Web,
  { addressCount, hostCount }: Extent,
  seed: number,
): Map<string, Verdict> {
  const share = Math.floor(addressCount * shareOfKind)
  const faulty = Object.values(faults).flatMap((names) => turns(names, share))
  const pages = (hosts: string[], count: number) =>
    turns(hosts, count).map((host, index) => web.getAddress(host, 'page', index))
  const special = faultyHosts.flatMap((hosts) =>
    pages(Object.keys(hosts), share).map((address): [string, Verdict] => [
      address,
      hosts[new URL(address).hostname] ?? 'ok',
    ]),
  )
  const slow = pages(slowHosts, addressCount * shareOnSlowHosts).map(
    (address): [string, Verdict] => [address, 'ok'],
  )
  const rest = addressCount - faulty.length - special.length - slow.length
  const hosts = numbers(addressCount, hostCount, seed)
  const ordinary = [...faulty, ...turns(good, rest)].map((kind, index): [string, Verdict] => [
    web.getAddress(`h${hosts[index]}.test`, kind, index + 100),
    kinds[kind].verdict,
  ])
  return new Map([...shuffled(ordinary, seed), ...special, ...slow])
}
