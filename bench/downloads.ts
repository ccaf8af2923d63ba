/** Measures how much time and memory it takes to generate the files of a large synthetic store. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readDownloads } from '@/lib/export/folder'
import { formatBytes } from '@/lib/text/bytes'
import { formatCount } from '@/lib/text/counted'
import { startExport } from '@/server/downloads/export-process'

const nodes = 1_000_000
const links = 2_000_000

/** The peak memory of a process so far in bytes, as reported by Linux. */
function peakMemory(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

async function measure(folder: string, storePath: string) {
  const root = path.join(folder, 'downloads')
  const since = performance.now()
  const child = startExport({ storePath, root, siteUrl: 'https://atlas.example' })
  let peak = 0
  const timer = setInterval(() => {
    try {
      peak = Math.max(peak, peakMemory(child.pid ?? 0))
    } catch {
      // The process has just ended.
    }
  }, 100)
  const [code] = await once(child, 'exit')
  clearInterval(timer)
  if (code !== 0) throw new Error(`The export ended with ${code}`)
  const [name = ''] = readdirSync(root)
  const files = readDownloads(path.join(root, name))?.files ?? []
  return { seconds: (performance.now() - since) / 1000, peak, files }
}

/** Table rows for the largest file of each format. */
function largest(files: Awaited<ReturnType<typeof measure>>['files']): string[] {
  const byFormat = new Map<string, (typeof files)[number]>()
  for (const file of files) {
    const known = byFormat.get(file.title)
    if (!known || known.bytes < file.bytes) byFormat.set(file.title, file)
  }
  return [...byFormat.values()].map(
    ({ title, name, bytes, rows }) =>
      `| ${title} | ${name} | ${rows ? formatCount(rows) : ''} | ${formatBytes(bytes)} |`,
  )
}

export async function downloadsReport(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'did-atlas-downloads-'))
  try {
    const store = path.join(folder, 'atlas.db')
    const writer = ['--max-old-space-size=8192', '--import', 'tsx', 'bench/synthetic-store.ts']
    execFileSync(process.execPath, [...writer, store, String(nodes), String(links)])
    const { seconds, peak, files } = await measure(folder, store)
    const total = files.reduce((sum, { bytes }) => sum + bytes, 0)
    return [
      '# Making downloads',
      `All files of ${formatCount(nodes)} synthetic nodes with a record each and ${formatCount(links)} links, from a store of ${formatBytes(statSync(store).size)}, by the process that the server starts: ${files.length} files of ${formatBytes(total)} in ${seconds.toFixed(0)} s, with at most ${formatBytes(peak)} of memory (VmHWM; target: under 500 MB). The largest file of each format:`,
      ['| format | file | records | size |', '|---|---|---|---|', ...largest(files)].join('\n'),
    ].join('\n\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
