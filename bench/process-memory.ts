/** The memory of processes, as Linux counts it. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** A process and all that it has started. */
function treeOf(root: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=']).toString().trim().split('\n')
  const processes = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const tree = [root]
  // The list grows while it is read: children of children are found, too.
  for (const parent of tree) {
    for (const [pid = 0, ppid] of processes) if (ppid === parent) tree.push(pid)
  }
  return tree
}

/** The memory of one process in bytes, in which pages shared by several count in part; 0 if it has ended. */
function memoryOf(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** The memory in bytes of processes with all that they have started. */
export const memoryOfTrees = (roots: readonly number[]): number =>
  roots.flatMap(treeOf).reduce((sum, pid) => sum + memoryOf(pid), 0)
