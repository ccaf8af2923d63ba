/** A link check in a separate process, so that it can be killed. Reads its task from the given file. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { runLinkCheck } from '@/lib/facts/links/run'
import { RunFile } from '@/lib/facts/links/run-file'
import { localNetwork } from './local-network'

export interface Task {
  addresses: string[]
  archives: string[]
  /** The folder for the file of the run. */
  folder: string
  /** The day of the run. */
  day: string
  /** The file for the findings. */
  findings: string
  pause: number
  timeout: number
}

const [, , file = ''] = process.argv
const task = JSON.parse(readFileSync(file, 'utf8')) as Task
const { addresses, archives, pause, timeout } = task

let told = 0
/** Prints the peak memory of this process from time to time, in kilobytes. */
function tellMemory(): void {
  if (performance.now() - told < 200) return
  told = performance.now()
  process.stdout.write(`${process.resourceUsage().maxRSS}\n`)
}

const { findings, copies } = await runLinkCheck({
  addresses,
  unarchived: addresses,
  archives,
  run: new RunFile(task.folder, task.day),
  network: localNetwork,
  userAgent: 'DIDAtlasLinkCheck/1.0',
  pause,
  timeout,
  onProgress: tellMemory,
})
writeFileSync(
  `${task.findings}.new`,
  JSON.stringify({ findings: [...findings], copies: [...copies] }),
)
renameSync(`${task.findings}.new`, task.findings)
