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

/** The node without properties that are undefined, empty texts or empty lists. */
export function compactNode(node: JsonLdNode): JsonLdNode {
  const filled = Object.entries(node).filter(
    ([, value]) =>
      value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
  )
  return Object.fromEntries(filled)
}
