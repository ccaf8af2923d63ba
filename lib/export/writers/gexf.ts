/** GEXF 1.2 (https://gexf.net), the newest version that NetworkX reads as well as Gephi. */
import { publisherName } from '@/lib/contract/site-name'
import type { Cell, Column, ColumnType } from '../tables/table'
import { attributes, type Dialect, declaration, exact, type Values } from './graph-dialect'

const gexfTypes: Record<ColumnType, string> = {
  integer: 'long',
  number: 'double',
  boolean: 'boolean',
  string: 'string',
  strings: 'liststring',
  object: 'string',
}

/** Joins lists with a bar, which their values, codes and numbers, never contain. */
const gexfText = (value: Exclude<Cell, null>): string =>
  Array.isArray(value) ? value.join('|') : String(value)

const gexfFields = (fields: readonly Column[], kind: 'node' | 'edge'): string => {
  const lines = fields.map(
    ({ name, type }) =>
      `      <attribute${attributes({ id: name, title: name, type: gexfTypes[type] })}/>\n`,
  )
  return `    <attributes class="${kind}">\n${lines.join('')}    </attributes>\n`
}

/** GEXF cannot represent an empty list, so empty lists are omitted. */
const gexfValues = (values: Values): string => {
  const filled = values.filter(([, value]) => !Array.isArray(value) || value.length > 0)
  const parts = filled.map(
    ([name, value]) => `<attvalue${attributes({ for: name, value: gexfText(value) })}/>`,
  )
  return parts.length > 0 ? `<attvalues>${parts.join('')}</attvalues>` : ''
}

export const gexf: Dialect = {
  head: ({ title, date, nodes, links }) =>
    `${declaration}<gexf xmlns="http://www.gexf.net/1.2draft" version="1.2">\n  <meta${attributes({ lastmodifieddate: date })}><creator>${publisherName}</creator><description>${exact(title)}</description></meta>\n  <graph defaultedgetype="directed">\n${gexfFields(nodes, 'node')}${gexfFields(links, 'edge')}    <nodes>\n`,
  node: (id, label, values) =>
    `      <node${attributes({ id, label })}>${gexfValues(values)}</node>\n`,
  middle: '    </nodes>\n    <edges>\n',
  link: (id, ends, values) =>
    `      <edge${attributes({ id, ...ends })}>${gexfValues(values)}</edge>\n`,
  foot: '    </edges>\n  </graph>\n</gexf>\n',
}
