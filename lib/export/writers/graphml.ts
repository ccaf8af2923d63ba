/** GraphML (http://graphml.graphdrawing.org). It has no lists, so they are written as JSON. */
import type { Cell, Column, ColumnType } from '../tables/table'
import { attributes, type Dialect, declaration, exact, type Values } from './graph-dialect'

const graphmlTypes: Record<ColumnType, string> = {
  integer: 'long',
  number: 'double',
  boolean: 'boolean',
  string: 'string',
  strings: 'string',
  object: 'string',
}

const graphmlText = (value: Exclude<Cell, null>): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

const graphmlKeys = (fields: readonly Column[], kind: 'node' | 'edge'): string =>
  fields
    .map(({ name, type }) => {
      const pairs = {
        id: `${kind}-${name}`,
        for: kind,
        'attr.name': name,
        'attr.type': graphmlTypes[type],
      }
      return `  <key${attributes(pairs)}/>\n`
    })
    .join('')

const graphmlData = (kind: 'node' | 'edge', values: Values): string =>
  values
    .map(([name, value]) => {
      const key = attributes({ key: `${kind}-${name}` })
      return `<data${key}>${exact(graphmlText(value))}</data>`
    })
    .join('')

export const graphml: Dialect = {
  head: ({ nodes, links }) =>
    `${declaration}<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n${graphmlKeys(nodes, 'node')}${graphmlKeys(links, 'edge')}  <graph edgedefault="directed">\n`,
  node: (id, _label, values) =>
    `    <node${attributes({ id })}>${graphmlData('node', values)}</node>\n`,
  middle: '',
  link: (id, ends, values) =>
    `    <edge${attributes({ id, ...ends })}>${graphmlData('edge', values)}</edge>\n`,
  foot: '  </graph>\n</graphml>\n',
}
