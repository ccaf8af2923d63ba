/** Treats the imports of folders and files as graphs, finds circles in them and draws a diagram of the folders. */
import Graph from 'graphology'
import { stronglyConnectedComponents } from 'graphology-components'
import { topologicalGenerations, topologicalSort } from 'graphology-dag'
import type { Import } from './imports'

/**
 * The folder in the diagram to which a file belongs. Below `lib`, each feature of a part counts as a folder of its own.
 */
export function folderOf(file: string): string {
  const [top = '', part = '', feature = ''] = file.split('/')
  if (top !== 'lib') return top
  const isFile = (name: string) => name.includes('.')
  if (isFile(part)) return `lib/${part}`
  return feature === '' || isFile(feature) || ['text', 'contract', 'score'].includes(part)
    ? `lib/${part}`
    : `lib/${part}/${feature}`
}

/** A graph of the given imports. `nameOf` maps a file to its node. */
export function importGraph(imports: readonly Import[], nameOf = (file: string) => file): Graph {
  const graph = new Graph({ type: 'directed' })
  for (const { from, to, isPackage } of imports) {
    const [source, target] = [nameOf(from), nameOf(to)]
    if (!isPackage && source !== target) graph.mergeEdge(source, target)
  }
  return graph
}

/** Every set of nodes that import each other, directly or through others. */
export const circlesIn = (graph: Graph): string[][] =>
  stronglyConnectedComponents(graph).filter((members) => members.length > 1)

/** The arrows that others do not imply: `a --> c` is left out where `a --> b` and `b --> c` exist. */
export function essentialArrows(graph: Graph): (readonly [from: string, to: string])[] {
  const reached = new Map<string, Set<string>>()
  const direct: (readonly [string, string])[] = []
  for (const node of topologicalSort(graph).reverse()) {
    const next = graph.outNeighbors(node)
    const beyond = new Set(next.flatMap((other) => [...(reached.get(other) ?? [])]))
    direct.push(
      ...next.filter((other) => !beyond.has(other)).map((other) => [node, other] as const),
    )
    reached.set(node, new Set([...next, ...beyond]))
  }
  return direct
}

const idOf = (folder: string): string => folder.replace(/[^a-z0-9]+/gi, '_')

/** The folders as a Mermaid diagram, without the arrows that others imply. The graph must not contain a circle. */
export function diagramOf(graph: Graph): string {
  const rows = topologicalGenerations(graph).flatMap((folders) => folders.toSorted())
  const nodes = rows.map((folder) => `  ${idOf(folder)}["${folder}"]`)
  const arrows = essentialArrows(graph).map(([from, to]) => `  ${idOf(from)} --> ${idOf(to)}`)
  return ['flowchart TD', ...nodes, ...arrows.toSorted()].join('\n')
}
