/**
 * The typed links in the head of a finished document as a `Link` header (RFC 8288): what the page is, how it is cited,
 * under which licence, and where its descriptions are, for machines that do not read HTML (https://signposting.org).
 */

const signposts = new Set(['cite-as', 'collection', 'describedby', 'item', 'license', 'type'])
/** A header is no place for a catalogue. */
const maxLinks = 20
const maxHeaderLength = 4096

type Attributes = Record<string, string>

const characters: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** Next.js writes every attribute in double quotes and escapes what would end it. */
function attributesOf(element: string): Attributes {
  const pairs = [...element.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)]
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => characters[entity] ?? entity),
    ]),
  )
}

const relationsOf = ({ rel = '' }: Attributes): string[] => rel.toLowerCase().split(/\s+/)

/** Only an address that cannot end its own brackets, whole, so that nobody need know where the page was. */
function addressOf({ href }: Attributes, base: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href, base)) return undefined
  const address = new URL(href, base).href
  return /^https?:[!#-;=?-~]+$/.test(address) ? address : undefined
}

function linkValue(link: Attributes, base: string | undefined): string[] {
  const relations = relationsOf(link).filter((relation) => signposts.has(relation))
  const address = addressOf(link, base)
  if (relations.length === 0 || address === undefined) return []
  const type = /^[\w.+-]+\/[\w.+-]+$/.test(link.type ?? '') ? `; type="${link.type}"` : ''
  return [`<${address}>; rel="${relations.join(' ')}"${type}`]
}

/** The header's value; undefined where the document has no such links. */
export function typedLinks(html: string): string | undefined {
  const head = html.slice(0, Math.max(0, html.indexOf('</head>')))
  const links = [...head.matchAll(/<link\b([^>]*)>/gi)].map(([, text = '']) => attributesOf(text))
  const base = links.find((link) => relationsOf(link).includes('canonical'))?.href
  let header = ''
  for (const value of links.flatMap((link) => linkValue(link, base)).slice(0, maxLinks)) {
    const longer = header === '' ? value : `${header}, ${value}`
    if (longer.length > maxHeaderLength) break
    header = longer
  }
  return header || undefined
}
