/**
 * Determines who publishes at an address, and which kind of source that makes it: by an entry of the table, by a
 * record, or by a rule.
 */
import type { Facts } from '@/lib/facts/load/records'
import type { Publisher } from '@/lib/facts/load/source-entry'

type PublisherOfHost = Omit<Publisher, 'hosts'>

/** Returns the host of an address without `www.` and without a trailing dot. */
export const hostOfAddress = (url: string): string =>
  new URL(url).hostname.replace(/^www\./, '').replace(/\.$/, '')

/** Domains that are reserved for public bodies. */
const publicDomains =
  /(?:^|\.)(?:gov|mil|int)$|(?:^|\.)(?:gov|gouv|gob|gub|govt|go|gc|gv|mil|nic)\.[a-z]{2}$|(?:^|\.)(?:europa\.eu|admin\.ch|bund\.de)$/
const academicDomains = /(?:^|\.)edu$|(?:^|\.)(?:edu|ac)\.[a-z]{2}$/
/** The hosts of code services. The first segment of a path names the owner of the code. */
const codeHosts = new Map([
  ['github.com', 'GitHub'],
  ['raw.githubusercontent.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['codeberg.org', 'Codeberg'],
])

/** Yields the host and the domains above it, the most specific first: `a.b.org`, `b.org`. */
function* getDomains(host: string): Generator<string> {
  const labels = host.split('.')
  for (let start = 0; start < labels.length - 1; start += 1) yield labels.slice(start).join('.')
}

type Names = Map<string, PublisherOfHost | undefined>

/** Derives publishers from the websites of records. A host that several records share has none. */
function hostsOfRecords(facts: Facts): Names {
  const names: Names = new Map()
  const add = (url: string | undefined, publisher: PublisherOfHost) => {
    if (!url) return
    const { pathname } = new URL(url)
    const host = hostOfAddress(url)
    // A website below a path is a guest: the rest of the host does not belong to the record.
    if (pathname.length > 1 || codeHosts.has(host)) return
    const previous = names.get(host)
    names.set(host, names.has(host) && previous?.name !== publisher.name ? undefined : publisher)
  }
  for (const { website, name, type } of facts.entities.values())
    add(website, { name, kind: type.includes('Public') ? 'official' : 'company' })
  for (const { website, title } of facts.projects.values())
    add(website, { name: title, kind: 'project' })
  return names
}

/** Returns the code repository in the form of the table: `github.com/w3c/did-extensions`. */
function getRepository(url: string, host: string): string {
  const [, owner = '', name = ''] = new URL(url).pathname.split('/')
  return `${host}/${owner}/${name}`
}

/** Returns the owner of the code, whom the path names. */
function codeOwner(url: string, host: string): PublisherOfHost | undefined {
  const owner = new URL(url).pathname.split('/')[1]
  const service = codeHosts.get(host)
  return service && owner ? { name: `${owner} on ${service}`, kind: 'code' } : undefined
}

/**
 * Finds the publisher of an address. An entry of the table, which may also be for a code repository, takes precedence
 * over the website of a record, and both over the rules for public and academic domains. Any other address is named
 * after its host and is of kind `other`.
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
    if (owner) return listed.get(getRepository(url, host)) ?? owner
    for (const domain of getDomains(host)) {
      const publisher = listed.get(domain) ?? ofRecords.get(domain)
      if (publisher) return publisher
    }
    if (publicDomains.test(host)) return { name: host, kind: 'official' }
    return { name: host, kind: academicDomains.test(host) ? 'academic' : 'other' }
  }
}
