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
  'LINKS_PAUSE',
  'ARCHIVE_URLS',
]

/** The id of a build, which no other one has; empty if there is none. */
function buildId(build: string): string {
  const file = path.join(build, 'BUILD_ID')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function pageContext(build: string, settings: Settings): string {
  const others = Object.entries(settings).filter(
    ([name]) => !withoutEffect.some((setting) => setting === name),
  )
  const text = JSON.stringify([buildId(build), ...others.sort()])
  return createHash('sha256').update(text).digest('base64url')
}
