/**
 * The graph as GraphML and as GEXF. Both are written node by node, because libraries would hold
 * the complete graph with all of its text in memory.
 */
import path from 'node:path'
import { publisherName } from '@/lib/contract/site-name'
import { escapeXml } from '@/lib/text/xml'
import { type Format, OutputFile, type WrittenFile } from '../files'
import {
  datasetName,
  type ExportSource,
  graphLinks,
  graphNodes,
  type RecordSet,
} from '../source/source'
import { type Cell, type Column, type ColumnType, makeRows, tablesOfSet } from '../tables/table'

/** The values of a node or a link, with the names of their fields. */
type Values = readonly (readonly [name: string, value: Exclude<Cell, null>])[]

/** How a format writes the parts of a graph. */
interface Dialect {
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

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Escapes a text for XML. White space that an XML parser might normalize is written as character references. */
const exact = (text: string): string =>
  text.replace(/([\t\n\r\u0085\u2028])|[^\t\n\r\u0085\u2028]+/g, (part, space?: string) =>
    space ? `&#${space.charCodeAt(0)};` : escapeXml(part),
  )

const attributes = (pairs: Record<string, string>): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${exact(value)}"`)
    .join('')

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

/** GraphML (http://graphml.graphdrawing.org). It has no lists, so they are written as JSON. */
const graphml: Dialect = {
  head: ({ nodes, links }) =>
    `${declaration}<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n${graphmlKeys(nodes, 'node')}${graphmlKeys(links, 'edge')}  <graph edgedefault="directed">\n`,
  node: (id, _label, values) =>
    `    <node${attributes({ id })}>${graphmlData('node', values)}</node>\n`,
  middle: '',
  link: (id, ends, values) =>
    `    <edge${attributes({ id, ...ends })}>${graphmlData('edge', values)}</edge>\n`,
  foot: '  </graph>\n</graphml>\n',
}

const gexfTypes: Record<ColumnType, string> = { ...graphmlTypes, strings: 'liststring' }

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

/** GEXF 1.2 (https://gexf.net), the newest version that NetworkX reads as well as Gephi. */
const gexf: Dialect = {
  head: ({ title, date, nodes, links }) =>
    `${declaration}<gexf xmlns="http://www.gexf.net/1.2draft" version="1.2">\n  <meta${attributes({ lastmodifieddate: date })}><creator>${publisherName}</creator><description>${exact(title)}</description></meta>\n  <graph defaultedgetype="directed">\n${gexfFields(nodes, 'node')}${gexfFields(links, 'edge')}    <nodes>\n`,
  node: (id, label, values) =>
    `      <node${attributes({ id, label })}>${gexfValues(values)}</node>\n`,
  middle: '    </nodes>\n    <edges>\n',
  link: (id, ends, values) =>
    `      <edge${attributes({ id, ...ends })}>${gexfValues(values)}</edge>\n`,
  foot: '    </edges>\n  </graph>\n</gexf>\n',
}

/** Columns for which both formats have dedicated attributes. */
const ends = ['id', 'sourceNodeId', 'targetNodeId']

function reader(set: RecordSet) {
  const [table] = tablesOfSet(set)
  if (!table) throw new Error(`${set.name} has no table`)
  const columns = table.columns.filter(({ name }) => !ends.includes(name))
  const getValues = (record: object): Values => {
    const [row = []] = makeRows({ ...table, columns }, record)
    return columns.flatMap(({ name }, index) => {
      const value = row[index] ?? null
      return value === null ? [] : [[name, value] as const]
    })
  }
  return { columns, getValues }
}

async function writeGraph(
  folder: string,
  source: ExportSource,
  format: Format,
  dialect: Dialect,
): Promise<WrittenFile> {
  const name = `${datasetName}.${format}`
  const output = new OutputFile(path.join(folder, name))
  const [nodes, links] = [reader(graphNodes), reader(graphLinks)]
  const { title, date } = source.manifest
  output.write(
    dialect.head({ title, date: date.slice(0, 10), nodes: nodes.columns, links: links.columns }),
  )
  let rows = 0
  for (const record of source.records(graphNodes)) {
    const { id, title: label } = record as { id: string; title: string }
    output.write(dialect.node(id, label, nodes.getValues(record)))
    rows += 1
  }
  output.write(dialect.middle)
  let number = 0
  for (const record of source.records(graphLinks)) {
    const { sourceNodeId, targetNodeId } = record as { sourceNodeId: string; targetNodeId: string }
    number += 1
    const between = { source: sourceNodeId, target: targetNodeId }
    output.write(dialect.link(`link-${number}`, between, links.getValues(record)))
  }
  output.write(dialect.foot)
  output.close()
  return { name, format, rows }
}

export const writeGraphs = async (folder: string, source: ExportSource): Promise<WrittenFile[]> => [
  await writeGraph(folder, source, 'graphml', graphml),
  await writeGraph(folder, source, 'gexf', gexf),
]
