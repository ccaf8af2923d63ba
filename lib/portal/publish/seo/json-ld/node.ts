/** JSON-LD in the vocabulary of https://schema.org, as plain values. */

export type JsonLdValue =
  | string
  | number
  | boolean
  | JsonLdNode
  | readonly JsonLdValue[]
  | undefined
export interface JsonLdNode {
  readonly [property: string]: JsonLdValue
}

export const schemaContext = 'https://schema.org'

/** The fragment that distinguishes the subject of a page from the page. */
export const thingFragment = '#this'

/** Identifiers of things that have no page of their own. */
export const datasetId = (siteUrl: string): string => `${siteUrl}/#dataset`
export const publisherId = (siteUrl: string): string => `${siteUrl}/about#publisher`

/** The node without properties that are undefined, empty texts or empty lists. */
export function compactNode(node: JsonLdNode): JsonLdNode {
  const filled = Object.entries(node).filter(
    ([, value]) =>
      value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(filled)
}

function inlineValue(value: JsonLdValue): JsonLdValue {
  if (typeof value === 'string') return value.replaceAll('<', '‹')
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(inlineValue)
  return inlineNode(value as JsonLdNode)
}

/**
 * Makes JSON-LD safe for inclusion in an HTML document. The component that writes it escapes `</script>` but not
 * `</script >`, which also ends a script, so `<` is replaced here. Files with the same description keep the `<`.
 */
export const inlineNode = (node: JsonLdNode): JsonLdNode =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, inlineValue(value)]))
