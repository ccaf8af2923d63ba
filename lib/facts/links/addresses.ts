/** Every address that the facts name, and under which names. */
import type { Facts } from '@/lib/facts/load/records'
import { citationsOf } from '@/lib/facts/sources/citations'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { askedAddress } from './redirects'

export interface Address {
  /** What is asked for: without a fragment. */
  url: string
  /** As the facts have it, with every fragment: the keys of the registry. */
  named: string[]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The addresses that are facts themselves: `website`, `url`, `specification_url` and their like. */
function* websitesIn(value: unknown, field = ''): Generator<string> {
  if (typeof value === 'string') {
    if (/(?:^|_)(?:website|url)$/.test(field)) yield value
  } else if (Array.isArray(value)) {
    for (const item of value) yield* websitesIn(item, field)
  } else if (isObject(value)) {
    for (const [name, child] of Object.entries(value)) yield* websitesIn(child, name)
  }
}

function* namesIn(facts: Facts, sourcesOnly: boolean): Generator<string> {
  for (const { url } of citationsOf(facts)) yield url
  if (sourcesOnly) return
  for (const records of Object.values(facts)) {
    for (const record of records.values()) yield* websitesIn(record)
  }
}

export interface Choice {
  /** Leaves out websites that no fact cites. */
  sourcesOnly?: boolean
  /** Only this host and those below it. */
  only?: string
}

const isOn = (url: string, host: string): boolean =>
  `.${hostOfAddress(url)}`.endsWith(`.${host.toLowerCase().replace(/^www\./, '')}`)

/** The addresses of the facts in the order of the records, each once. */
export function addressesOf(facts: Facts, { sourcesOnly = false, only }: Choice = {}): Address[] {
  const named = new Map<string, Set<string>>()
  for (const name of namesIn(facts, sourcesOnly)) {
    const url = askedAddress(name)
    if (url === undefined || (only !== undefined && !isOn(url, only))) continue
    const names = named.get(url) ?? new Set()
    named.set(url, names.add(new URL(name).href))
  }
  return [...named].map(([url, names]) => ({ url, named: [...names] }))
}
