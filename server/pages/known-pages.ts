/**
 * Determines which addresses may be pages, from the routes of the build and the records of the data. All others share
 * one cached page, so that made-up addresses cost no render.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Changes } from '@/lib/contract/changes'
import type { Family } from '@/lib/contract/families'
import type { Dataset } from '@/lib/dataset/dataset'
import { getSegment } from '@/lib/portal/records/record-address'
import { canonicalPath, isFeed, requestedRecord } from '@/lib/portal/routing/requested-record'
import { versionsIn } from '../releases'
import type { Snapshots } from '../snapshots'

/**
 * The last segments of the canonical addresses of records, by id or country code. A removed record has no canonical
 * address: at each of its earlier addresses, its page explains the removal.
 */
type Segments = ReadonlyMap<string, string | undefined>
export type FamilyRecords = (family: Family) => Segments

/** `movedTo` is the canonical path of a record that was requested by another path. */
type Existence = 'possible' | 'no page' | 'no file' | { movedTo: string }
export type KnownPages = (target: string) => Existence

const route = z.object({ page: z.string(), regex: z.string() })
const Manifest = z.object({ staticRoutes: z.array(route), dynamicRoutes: z.array(route) })

/** Routes that match any path, or that can be reached only by a rewrite. */
const unlistedRoute = /\[\.\.\.|^\/_|^\/files\//

/** Signed documents and the sources to which they refer. The server has routes of its own for existing documents. */
const signed = /\.vc\.json$|^\/sources\/[^/]*\.json$/

function readRoutes(build: string) {
  const file = path.join(build, 'routes-manifest.json')
  if (!existsSync(file)) return undefined
  const { staticRoutes, dynamicRoutes } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
  const routes = [...staticRoutes, ...dynamicRoutes].filter(({ page }) => !unlistedRoute.test(page))
  const patterns = routes.map(({ regex }) => new RegExp(regex))
  const folder = path.resolve(build, '..', 'public')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String) : []
  return { patterns, files: new Set(files) }
}

/** The path as the renderer reads it: decoded, and without a trailing slash, which it redirects. */
function readPath(target: string): string {
  const decoded = decodeURIComponent(target.split('?')[0] ?? '')
  return decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded
}

/**
 * Without the routes of a build, every address is possible; without `records`, every record is, and the renderer
 * redirects to its canonical address.
 */
export function knownPages(build: string, records?: FamilyRecords): KnownPages {
  const routes = readRoutes(build)

  const isRoute = (requested: string): boolean =>
    !routes ||
    routes.files.has(requested.slice(1)) ||
    isFeed(requested) ||
    routes.patterns.some((pattern) => pattern.test(requested))

  return (target) => {
    const requested = readPath(target)
    if (signed.test(requested)) return 'no file'
    const record = requestedRecord(requested)
    if (!record) return isRoute(requested) ? 'possible' : 'no page'
    const { family, key, isFile } = record
    const segments = records?.(family)
    const exists = key !== undefined && (!segments || segments.has(key))
    if (!exists) return isFile ? 'no file' : 'no page'
    const segment = segments?.get(key)
    const path = segment === undefined ? requested : canonicalPath(requested, key, segment)
    return path === requested ? 'possible' : { movedTo: path }
  }
}

/** Changes do not contain country codes. */
function removedKeys(dataset: Dataset, family: Family): string[] {
  const versions = family === 'countries' ? [] : versionsIn(dataset)
  return versions
    .map(({ version }) => dataset.document(`changes/${version}`))
    .flatMap((text) => (text === undefined ? [] : (JSON.parse(text) as Changes).records))
    .filter((record) => record.family === family && record.kind === 'removed')
    .map(({ id }) => String(id))
}

function readSegments(dataset: Dataset, family: Family): Segments {
  const field = family === 'countries' ? 'code' : 'id'
  const items = dataset.all(family).map((text) => JSON.parse(text))
  return new Map([
    ...removedKeys(dataset, family).map((key) => [key, undefined] as const),
    ...items.map((item) => [String(item[field]), getSegment(family, item)] as const),
  ])
}

const segmentsByDataset = new WeakMap<Dataset, Map<Family, Segments>>()

function segmentsIn(dataset: Dataset, family: Family): Segments {
  const families = segmentsByDataset.get(dataset) ?? new Map<Family, Segments>()
  segmentsByDataset.set(dataset, families)
  const segments = families.get(family) ?? readSegments(dataset, family)
  families.set(family, segments)
  return segments
}

/**
 * The records that a dataset contains or once contained, by id or country code. They are read once for each dataset and
 * family.
 */
export const getRecords =
  (snapshots: Snapshots): FamilyRecords =>
  (family) =>
    segmentsIn(snapshots.current.dataset, family)
