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

/**
 * JSON-LD as text that cannot end the script of an HTML document which contains it. Files with the same description keep
 * the `<`.
 */
export const inlineText = (node: JsonLdNode): string => JSON.stringify(node).replaceAll('<', '‹')
