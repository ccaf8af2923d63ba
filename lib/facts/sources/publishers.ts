/** Who publishes at an address, and what kind of source that makes it: by entry, by record, or by rule. */
import type { SourceKind } from '@/lib/contract/sources'
import type { Facts } from '@/lib/facts/load/records'
import type { Publisher } from '@/lib/facts/load/source-entry'

export interface PublisherOfHost {
  name: string
  kind: SourceKind
  language?: string
  copies?: boolean
}

/** The host of an address without `www.` and without the dot that may end it. */
export const hostOfAddress = (url: string): string =>
  new URL(url).hostname.replace(/^www\./, '').replace(/\.$/, '')

/** Domains that only public bodies get. */
const publicDomains =
  /(?:^|\.)(?:gov|mil|int)$|(?:^|\.)(?:gov|gouv|gob|gub|govt|go|gc|gv|mil|nic)\.[a-z]{2}$|(?:^|\.)(?:europa\.eu|admin\.ch|bund\.de)$/
const academicDomains = /(?:^|\.)edu$|(?:^|\.)(?:edu|ac)\.[a-z]{2}$/
/** Hosts on which every first part of a path is an owner of code. */
const codeHosts = new Set(['github.com', 'gitlab.com', 'codeberg.org', 'raw.githubusercontent.com'])

/** `a.b.org`, `b.org`: the host and the domains above it, the most exact first. */
function* domainsOf(host: string): Generator<string> {
  const labels = host.split('.')
  for (let start = 0; start < labels.length - 1; start += 1) yield labels.slice(start).join('.')
}

type Names = Map<string, PublisherOfHost | undefined>

/** What the records of the atlas say of their own sites; a host that several share says nothing. */
function hostsOfRecords(facts: Facts): Names {
  const names: Names = new Map()
  const add = (url: string | undefined, publisher: PublisherOfHost) => {
    if (!url) return
    const { pathname } = new URL(url)
    const host = hostOfAddress(url)
    // A site below a path is a guest: what else is on the host is not the record's.
    if (pathname.length > 1 || codeHosts.has(host)) return
    const known = names.get(host)
    names.set(host, names.has(host) && known?.name !== publisher.name ? undefined : publisher)
  }
  for (const { website, name, type } of facts.entities.values())
    add(website, { name, kind: type.includes('Public') ? 'official' : 'company' })
  for (const { website, title } of facts.projects.values())
    add(website, { name: title, kind: 'project' })
  return names
}

/** The repository of code, as the table may name it: `github.com/w3c/did-extensions`. */
function repositoryOf(url: string, host: string): string {
  const [, owner = '', name = ''] = new URL(url).pathname.split('/')
  return `${host}/${owner}/${name}`
}

/** The owner of the code, as the path names it. */
function codeOwner(url: string, host: string): PublisherOfHost | undefined {
  const owner = new URL(url).pathname.split('/')[1]
  return codeHosts.has(host) && owner ? { name: `${owner} on GitHub`, kind: 'code' } : undefined
}

/**
 * Finds the publisher of an address. An entry of the table, also one for a repository of code, wins over what a record says of its own site, and both over
 * the rules for public and academic domains; what is left is named by its host and is of the kind `other`.
 */
export function publisherFinder(
  table: readonly Publisher[],
  facts: Facts,
): (url: string) => PublisherOfHost {
  const listed = new Map(
    table.flatMap(({ hosts, ...publisher }) => hosts.map((host) => [host, publisher] as const)),
  )
  const ofRecords = hostsOfRecords(facts)
  return (url) => {
    const host = hostOfAddress(url)
    const owner = codeOwner(url, host)
    if (owner) return listed.get(repositoryOf(url, host)) ?? owner
    for (const domain of domainsOf(host)) {
      const publisher = listed.get(domain) ?? ofRecords.get(domain)
      if (publisher) return publisher
    }
    if (publicDomains.test(host)) return { name: host, kind: 'official' }
    return { name: host, kind: academicDomains.test(host) ? 'academic' : 'other' }
  }
}
