/** Where the stores of the growth benchmark are kept, and what they cost there. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { emptyDatabase } from '@/tests/fixtures/postgres'
import { query } from '@/tests/fixtures/postgres-server'

export interface Place {
  location: string
  size: () => Promise<number>
  /** A function for the processor time in milliseconds so far, of this process and of those that work for it. */
  clock: () => Promise<() => number>
  remove: () => Promise<void>
}

function ownTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

export async function inFile(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-growth-'))
  const location = path.join(folder, 'atlas.db')
  return {
    location,
    size: async () => statSync(location).size,
    clock: async () => ownTime,
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The processor time of a process with one thread in milliseconds, as counted by Linux; undefined if it has ended. */
function timeOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}

const connectionsSql = `SELECT pid FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`

export async function inDatabase(): Promise<Place> {
  const location = await emptyDatabase()
  const sizeSql = 'SELECT pg_database_size(current_database())::float8 AS size'
  return {
    location,
    size: async () => (await query<{ size: number }>(location, sizeSql))[0]?.size ?? 0,
    clock: async () => {
      const connections = await query<{ pid: number }>(location, connectionsSql)
      const times = new Map(connections.map(({ pid }) => [pid, timeOf(pid) ?? 0]))
      return () => {
        // Connections that are not needed end after a while. Their time is what it was.
        for (const [pid, time] of times) times.set(pid, timeOf(pid) ?? time)
        return [...times.values()].reduce((sum, time) => sum + time, ownTime())
      }
    },
    // The server ends with this process, and takes its files with it.
    remove: async () => {},
  }
}
