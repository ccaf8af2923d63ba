/** Collects every address in the facts, with all the forms in which it is written there. */
import type { Facts } from '@/lib/facts/load/records'
import { getWebsites, makeCitations } from '@/lib/facts/sources/citations'
import { hostOfAddress } from '@/lib/facts/sources/publishers'
import { requestUrl } from './request'

export interface Address {
  /** The URL that is requested, without a fragment. */
  url: string
  /** The URLs in the facts, with their fragments. These are the keys of the registry. */
  named: string[]
}

function* namesIn(facts: Facts, sourcesOnly: boolean): Generator<string> {
  for (const { url } of makeCitations(facts)) yield url
  if (sourcesOnly) return
  yield* getWebsites(facts)
}

export interface Choice {
  /** Leaves out websites that no fact cites. */
  sourcesOnly?: boolean
  /** Only this host and its subdomains. */
  only?: string
}

const isOn = (url: string, host: string): boolean =>
  `.${hostOfAddress(url)}`.endsWith(`.${host.toLowerCase().replace(/^www\./, '')}`)

/** Returns the addresses of the facts in the order of the records, each once. */
export function getAddresses(facts: Facts, { sourcesOnly = false, only }: Choice = {}): Address[] {
  const named = new Map<string, Set<string>>()
  for (const name of namesIn(facts, sourcesOnly)) {
    const url = requestUrl(name)
    if (url === undefined || (only !== undefined && !isOn(url, only))) continue
    const names = named.get(url) ?? new Set()
    named.set(url, names.add(new URL(name).href))
  }
  return [...named].map(([url, names]) => ({ url, named: [...names] }))
}
