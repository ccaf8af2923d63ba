import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parseSettings } from '@/lib/env'
import { inTemporaryFolder } from '@/tests/fixtures/facts'
import { pageContext, sharedPageContext } from './context'

const contextOf = (build: string, environment: Record<string, string> = {}) =>
  pageContext(build, parseSettings({ SITE_URL: 'https://atlas.test', ...environment }))

test('is another one for another build, API or setting that pages show', () =>
  inTemporaryFolder(async (build) => {
    const contexts = [contextOf(build)]
    for (const id of ['one', 'two']) {
      writeFileSync(path.join(build, 'BUILD_ID'), id)
      contexts.push(contextOf(build))
    }
    const shown: Record<string, string> = {
      SITE_URL: 'https://other.test',
      API_BASE_URL: 'https://api.test/api/v1',
      STORE_URL: 'sqlite:other.db',
      REPO_URL: 'https://code.test/atlas',
      CORRECTIONS: 'mailto:atlas@example.org',
      SELF_SERVICE_KEYS: 'off',
      TILE_URL: 'https://tiles.test/{z}/{x}/{y}.png#Tiles',
    }
    for (const [name, value] of Object.entries(shown)) {
      contexts.push(contextOf(build, { [name]: value }))
    }
    expect(new Set(contexts).size).toBe(contexts.length)
  }))

test('is the same with another port, key or way to log', () =>
  inTemporaryFolder(async (build) => {
    const others = {
      PORT: '8080',
      API_KEY: 'another-key-of-the-portal',
      LOG_LEVEL: 'silent',
      METRICS_PORT: '9090',
      PAGE_CACHE: 'none',
      PAGE_WARMING: 'none',
      REDIS_URL: 'redis://127.0.0.1',
      PROCESSES: '2',
      PURGE_URL: 'https://cdn.test/purge',
    }
    expect(contextOf(build, others)).toBe(contextOf(build))
  }))

test('is shared by servers that keep their files elsewhere, and by none of another site', () =>
  inTemporaryFolder(async (build) => {
    const sharedOf = (environment: Record<string, string>) =>
      sharedPageContext(build, parseSettings({ SITE_URL: 'https://atlas.test', ...environment }))
    const elsewhere = {
      HOST: '0.0.0.0',
      PORT: '8080',
      STORE_URL: 'sqlite:/data/atlas.db',
      LAST_GOOD: '/data/last-good',
    }
    expect(sharedOf(elsewhere)).toBe(sharedOf({}))
    const shown: Record<string, string>[] = [
      { SITE_URL: 'https://other.test' },
      { API_BASE_URL: 'https://api.test/api/v1' },
      { TILE_URL: 'https://tiles.test/{z}/{x}/{y}.png#Tiles' },
      { SELF_SERVICE_KEYS: 'off' },
    ]
    for (const one of shown) expect(sharedOf(one), JSON.stringify(one)).not.toBe(sharedOf({}))
    const before = sharedOf({})
    writeFileSync(path.join(build, 'BUILD_ID'), 'another')
    expect(sharedOf({})).not.toBe(before)
  }))
