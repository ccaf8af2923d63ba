import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { childEnvironment } from '@/lib/env'

const command = ['--import', 'tsx', 'scripts/data-links.ts']

test('says how it is used, and does nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-links-'))
  const env = childEnvironment({ STORE_URL: `sqlite:${folder}/atlas.db` })
  const help = execFileSync(process.execPath, [...command, '--help'], { env, encoding: 'utf8' })
  expect(help).toMatch(/^Usage: npm run data:links/)
  for (const options of [
    ['--limit', '0'],
    ['--limit', 'x'],
    ['--unknown'],
    ['extra'],
    ['--only'],
  ]) {
    const { status, stderr } = spawnSync(process.execPath, [...command, ...options], { env })
    expect(status, options.join(' ')).toBe(1)
    expect(stderr.toString()).toBe(help)
  }
  expect(readdirSync(folder)).toEqual([])
})

test('asks nobody where the facts name no such address', () => {
  const { status, stderr } = spawnSync(process.execPath, [...command, '--only', 'no.such.host'])
  expect(stderr.toString()).toContain('The facts name no such address.')
  expect(status).toBe(1)
})
