/**
 * The graph as GraphML and as GEXF. Both are written node by node, because libraries would hold
 * the complete graph with all of its text in memory.
 */
import path from 'node:path'
import { OutputFile } from '../files/output-file'
import type { Format, WrittenFile } from '../files/written-file'
import { datasetName, graphLinks, graphNodes, type RecordSet } from '../source/sets'
import type { ExportSource } from '../source/source'
import { makeRows, tablesOfSet } from '../tables/table'
import { gexf } from './gexf'
import type { Dialect, Values } from './graph-dialect'
import { graphml } from './graphml'

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
