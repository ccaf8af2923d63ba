/** What pages depend on beside the data. Those that were made in another context are dropped. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '@/lib/env'

/** The settings that no page depends on. One that is missing here costs pages, one too many would keep wrong ones. */
const withoutEffect: readonly (keyof Settings)[] = [
  'PORT',
  'RENDERER_PORT',
  'METRICS_PORT',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'ACCESS_LOG',
  'LOG_ADDRESSES',
  'API_KEY',
  'UPSTREAM_API_KEY',
  'PAGE_CACHE',
  'PAGE_WARMING',
  'PROCESSES',
  'REDIS_URL',
  'LINKS_PAUSE',
  'ARCHIVE_URLS',
]

/** Where an instance keeps and finds things, which may be elsewhere for another instance of the same site. */
const places: readonly (keyof Settings)[] = [
  'HOST',
  'STORE_URL',
  'STATE_FOLDER',
  'store',
  'storePath',
  'LAST_GOOD',
]

/** The id of a build, which no other one has; empty if there is none. */
function buildId(build: string): string {
  const file = path.join(build, 'BUILD_ID')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function contextOf(build: string, settings: Settings, left: readonly (keyof Settings)[]): string {
  const others = Object.entries(settings).filter(
    ([name]) => !left.some((setting) => setting === name),
  )
  const text = JSON.stringify([buildId(build), ...others.sort()])
  return createHash('sha256').update(text).digest('base64url')
}

export const pageContext = (build: string, settings: Settings): string =>
  contextOf(build, settings, withoutEffect)

/** The same for all instances of a site that make the same pages of the same data. */
export const sharedPageContext = (build: string, settings: Settings): string =>
  contextOf(build, settings, [...withoutEffect, ...places])
