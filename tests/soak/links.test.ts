import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import type { Finding } from '@/lib/facts/links/finding'
import { Web } from '@/tests/links/web'
import { addressCount, addressesOn, numbers } from './links-addresses'
import { answeredTwice, impolite, type Kill, pause, repeated, unanswered } from './links-ledger'
import type { Task } from './links-process'

const killCount = 20
/** Requests and answers, of which a run has some 14,000. */
const killsWithin = 11_000
/** A run asks so many hosts at once, and an archive. */
const mostAtOnce = 17
/** In kilobytes; a process that has only loaded the modules holds a third of it. */
const mostMemory = 384_000

class Runs {
  readonly kills: Kill[] = []
  mostMemory = 0
  events = 0

  constructor(
    private readonly web: Web,
    private readonly task: Task,
    private readonly file: string,
  ) {
    writeFileSync(file, JSON.stringify(task))
  }

  /** Runs the check, and kills it after so many events of the web. Resolves with the exit code. */
  run(killAfter = Number.POSITIVE_INFINITY): Promise<number | null> {
    const command = ['--import', 'tsx', 'tests/soak/links-process.ts', this.file]
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (text) => {
      this.mostMemory = Math.max(this.mostMemory, ...String(text).trim().split('\n').map(Number))
    })
    this.web.onEvent = () => {
      this.events += 1
      if (this.events >= killAfter) child.kill('SIGKILL')
    }
    return new Promise((resolve) => {
      child.once('close', (code) => {
        if (code === null) {
          this.kills.push({ at: Date.now(), unanswered: unanswered(this.task.journal) })
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
    journal: path.join(folder, 'run.ndjson'),
    findings: path.join(folder, 'findings.json'),
    pause,
    timeout: 1_000,
  }
}

interface Findings {
  findings: [string, Finding][]
  copies: [string, string][]
}

test('checks 2,500 addresses politely and rightly, though it is killed 20 times', async () => {
  test.setTimeout(20 * 60_000)
  const seed = Math.floor(Math.random() * 2 ** 31)
  process.stdout.write(`seed ${seed}\n`)
  const web = await new Web().start()
  const addresses = addressesOn(web, seed)
  expect(addresses.size).toBe(addressCount)
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'))
  const task = taskIn(folder, web, addresses.keys())
  const runs = new Runs(web, task, path.join(folder, 'task.json'))
  const moments = numbers(killCount, killsWithin, seed).sort((a, b) => a - b)
  for (const moment of moments) expect(await runs.run(Math.max(moment, runs.events + 1))).toBeNull()
  expect(await runs.run()).toBe(0)
  web.stop()

  const { findings, copies } = JSON.parse(readFileSync(task.findings, 'utf8')) as Findings
  const wrong = findings.filter(([address, { verdict }]) => addresses.get(address) !== verdict)
  expect(wrong).toEqual([])
  expect(findings).toHaveLength(addressCount)
  expect(copies).toHaveLength(task.addresses.filter((address) => /[02468]$/.test(address)).length)
  expect(web.forbiddenConnections).toBe(0)
  expect(impolite(web, runs.kills)).toEqual([])
  expect(answeredTwice(task.journal)).toEqual([])
  const { known, cut } = repeated(web, task.journal, runs.kills)
  expect(known).toEqual([])
  expect(Math.max(...runs.kills.map((kill) => kill.unanswered.length))).toBeLessThanOrEqual(
    mostAtOnce,
  )
  expect(runs.mostMemory).toBeGreaterThan(0)
  expect(runs.mostMemory).toBeLessThan(mostMemory)
  const megabytes = Math.round(runs.mostMemory / 1024)
  process.stdout.write(
    `${web.asked.length} requests, ${runs.kills.length} kills, ${cut} requests cut by them, ${megabytes} MB\n`,
  )
})
