/** The context of pages: everything they depend on besides the data. Pages made in another context are dropped. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Settings } from '@/lib/env'

/**
 * Settings that no page depends on. Omitting one here drops pages needlessly; including one wrongly would keep
 * incorrect pages.
 */
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
  'REDIS_URL',
  'SURROGATE_KEYS',
  'PURGE_URL',
  'PURGE_HEADERS',
  'LINKS_PAUSE',
  'ARCHIVE_URLS',
]

/** Settings for where an instance stores and finds things, which may differ between instances of the same site. */
const places: readonly (keyof Settings)[] = [
  'HOST',
  'STORE_URL',
  'STATE_FOLDER',
  'store',
  'storePath',
  'LAST_GOOD',
]

/** The unique id of a build; empty if there is no build. */
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

/** A context that is the same for all instances of a site that make the same pages from the same data. */
export const sharedPageContext = (build: string, settings: Settings): string =>
  contextOf(build, settings, [...withoutEffect, ...places])
