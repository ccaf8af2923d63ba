/** A link check that is killed again and again: its findings, its requests, and its use of memory. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { Finding, Verdict } from '@/lib/facts/links/finding'
import { RunFile } from '@/lib/facts/links/run-file'
import { addressesOn, type Extent, numbers } from '../links/addresses'
import { askedAgain, impolite, type Kill, pause } from '../links/ledger'
import type { Task } from '../links/process'
import { Web } from '../links/web'

/**
 * Requests and responses per address, over which the kills are spread. A run has about four, so all kills come before
 * its end.
 */
const eventsPerAddress = 3
/** In kilobytes. A process that has only loaded the modules takes a third of this. */
const maxMemory = 384_000

class Runs {
  readonly kills: Kill[] = []
  maxMemory = 0
  events = 0

  constructor(
    private readonly web: Web,
    private readonly task: Task,
    private readonly file: string,
  ) {
    writeFileSync(file, JSON.stringify(task))
  }

  /**
   * Runs the check, and kills it at the given number of events on the web. Resolves with the exit code, or null if
   * killed.
   */
  run(killAfter = Number.POSITIVE_INFINITY): Promise<number | null> {
    const command = ['--import', 'tsx', 'tests/links/process.ts', this.file]
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (text) => {
      this.maxMemory = Math.max(this.maxMemory, ...String(text).trim().split('\n').map(Number))
    })
    this.web.onEvent = () => {
      this.events += 1
      if (this.events >= killAfter) child.kill('SIGKILL')
    }
    return new Promise((resolve) => {
      child.once('close', (code) => {
        if (code === null) {
          const { findings } = new RunFile(this.task.folder, this.task.day)
          this.kills.push({ at: Date.now(), found: new Set(findings.keys()) })
        }
        resolve(code)
      })
    })
  }
}

function taskIn(folder: string, web: Web, addresses: Iterable<string>): Task {
  return {
    addresses: [...addresses],
    archives: [web.address('archive.test', '/?url=')],
    folder,
    day: '2026-11-21',
    findings: path.join(folder, 'findings.json'),
    pause,
    timeout: 2_500,
  }
}

interface Findings {
  findings: [string, Finding][]
  copies: [string, string][]
}

const extent: Extent = { addressCount: 1_000, hostCount: 60 }
const { addressCount } = extent
const killCount = 10

async function checkThroughKills(seed: number) {
  const web = await new Web().start()
  const addresses = addressesOn(web, extent, seed)
  expect(addresses.size).toBe(addressCount)
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'))
  const task = taskIn(folder, web, addresses.keys())
  const runs = new Runs(web, task, path.join(folder, 'task.json'))
  const moments = numbers(killCount, addressCount * eventsPerAddress, seed).sort((a, b) => a - b)
  for (const moment of moments) expect(await runs.run(Math.max(moment, runs.events + 1))).toBeNull()
  expect(await runs.run()).toBe(0)
  web.stop()
  return { web, addresses, task, runs }
}

/** Every address has its verdict, and every page that has an archived copy has that copy. */
function expectFindings(task: Task, addresses: ReadonlyMap<string, Verdict>): void {
  const { findings, copies } = JSON.parse(readFileSync(task.findings, 'utf8')) as Findings
  const wrong = findings.filter(([address, { verdict }]) => addresses.get(address) !== verdict)
  expect(wrong).toEqual([])
  expect(findings).toHaveLength(addresses.size)
  expect(copies).toHaveLength(task.addresses.filter((address) => /[02468]$/.test(address)).length)
}

test(`checks ${addressCount} addresses politely and correctly, even if it is killed ${killCount} times`, async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  process.stdout.write(`seed ${seed}\n`)
  const { web, addresses, task, runs } = await checkThroughKills(seed)
  expectFindings(task, addresses)
  expect(web.forbiddenConnections).toBe(0)
  expect(impolite(web, runs.kills)).toEqual([])
  expect(askedAgain(web, runs.kills)).toEqual([])
  expect(runs.maxMemory).toBeGreaterThan(0)
  expect(runs.maxMemory).toBeLessThan(maxMemory)
  const megabytes = Math.round(runs.maxMemory / 1024)
  process.stdout.write(
    `${web.asked.length} requests, ${runs.kills.length} kills, ${megabytes} MB\n`,
  )
})
