import { escapeXml } from '@/lib/text/xml'
import type { Cell, Column } from '../tables/table'

/** The values of a node or a link, with the names of their fields. */
export type Values = readonly (readonly [name: string, value: Exclude<Cell, null>])[]

/** How a format writes the parts of a graph. */
export interface Dialect {
  /** Everything before the first node. */
  head(about: {
    title: string
    date: string
    nodes: readonly Column[]
    links: readonly Column[]
  }): string
  node(id: string, label: string, values: Values): string
  /** The text between the nodes and the links. */
  middle: string
  link(id: string, ends: { source: string; target: string }, values: Values): string
  foot: string
}

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Escapes a text for XML. White space that an XML parser might normalize is written as character references. */
export const exact = (text: string): string =>
  text.replace(/([\t\n\r\u0085\u2028])|[^\t\n\r\u0085\u2028]+/g, (part, space?: string) =>
    space ? `&#${space.charCodeAt(0)};` : escapeXml(part),
  )

export const attributes = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${exact(value)}"`)
    .join('')
