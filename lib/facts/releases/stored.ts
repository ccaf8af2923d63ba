/**
 * The versions of the data, in files next to the store: a store for each version, and its
 * changes. They are generated once from the frozen files, and again if those files or the program
 * change.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Changes } from '@/lib/contract/changes'
import { versionOfDate } from '@/lib/contract/version-form'
import type { Version } from '@/lib/contract/versions'
import { type Snapshot, snapshotFormat } from '@/lib/dataset/snapshot'
import { isDraftOfOtherProcess, readDerived, writeDerived } from '@/lib/files/atomic-files'
import { once } from '@/lib/promises/cached-promise'
import { saveTo } from '@/lib/store/open-store'
import { countChanges, differences } from './differences'
import { listReleases, readFrozen, readNote, readSnapshot } from './releases'

export const getReleasesFolder = (storePath: string): string =>
  path.join(path.dirname(storePath), 'releases')

/** Increase it if the rules for comparing versions change, so that stored versions are compared again. */
const changesFormat = 2

/** Returns the path of a version's store. The name contains a hash of its inputs. */
export const releaseStore = (
  folder: string,
  { version, sha256 }: Pick<Version, 'version' | 'sha256'>,
): string => path.join(folder, `${version}-${snapshotFormat}-${sha256.slice(0, 16)}.db`)

/** The stored description of a version, apart from its snapshot. */
interface Facts {
  date: string
  records: number
  /** Undefined for the first version. */
  changes?: Changes
  /** The digest of its store, which reveals a damaged one. */
  digest: string
}

export interface StoredRelease {
  about: Version
  changes?: Changes
}

const computeDigest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

interface Stage {
  version: string
  sha256: string
  /** Reads the snapshot on first use, and caches it. */
  read: () => Promise<Snapshot>
}

function changesBetween(from: Snapshot, to: Snapshot): Changes {
  const records = differences(from, to)
  const versions = { from: versionOfDate(from.date), to: versionOfDate(to.date) }
  return { ...versions, counts: countChanges(records), records }
}

async function getFacts(stage: Stage, before: Stage | undefined, store: string): Promise<Facts> {
  const snapshot = await stage.read()
  const records = Object.values(snapshot.families).reduce((sum, list) => sum + list.length, 0)
  const older = await before?.read()
  return {
    date: snapshot.date,
    records,
    ...(older ? { changes: changesBetween(older, snapshot) } : {}),
    digest: computeDigest(readFileSync(store)),
  }
}

/** Returns the facts of a version from `file`. Store and file are generated if one of them is missing or damaged. */
async function loadOrCreateFacts(
  { file, store }: { file: string; store: string },
  stage: Stage,
  before: Stage | undefined,
): Promise<Facts> {
  const stored = readDerived(file) as Facts | undefined
  const digest = existsSync(store) ? computeDigest(readFileSync(store)) : undefined
  if (stored && digest !== undefined && stored.digest === digest) return stored
  await saveTo(store, await stage.read())
  const derived = await getFacts(stage, before, store)
  writeDerived(file, derived)
  return derived
}

/** Removes files that belong to no version, except files that another process is writing. */
function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (names.has(name) || isDraftOfOtherProcess(name)) continue
    rmSync(path.join(folder, name), { force: true })
  }
}

/**
 * Generates missing files for the versions in `folder`, and returns all versions, oldest first.
 * @example await storeReleases('data/releases', getReleasesFolder('var/atlas.db'))
 */
export async function storeReleases(folder: string, target: string): Promise<StoredRelease[]> {
  mkdirSync(target, { recursive: true })
  const releases: StoredRelease[] = []
  const names = new Set<string>()
  let before: Stage | undefined
  for (const version of await listReleases(folder)) {
    const sha256 = computeDigest(await readFrozen(folder, version))
    const stage = { version, sha256, read: once(() => readSnapshot(folder, version)) }
    const store = releaseStore(target, stage)
    const previous = before
    const from = previous?.sha256.slice(0, 16) ?? 'first'
    const file = `${store}.${from}.${changesFormat}.json`
    const {
      changes,
      digest: _,
      ...facts
    } = await loadOrCreateFacts({ file, store }, stage, previous)
    const note = await readNote(folder, version)
    const counts = changes?.counts ?? []
    releases.push({ about: { version, sha256, ...facts, ...note, counts }, changes })
    for (const name of [store, file]) names.add(path.basename(name))
    before = stage
  }
  removeOthers(target, names)
  return releases
}

/** Adds the documents about versions to a snapshot. Without versions, the snapshot stays as it is. */
export function withReleases(snapshot: Snapshot, releases: readonly StoredRelease[]): Snapshot {
  if (releases.length === 0) return snapshot
  const versions = { data: releases.map(({ about }) => about).reverse() }
  const changes = releases.flatMap(({ about, changes }): [string, object][] =>
    changes ? [[`changes/${about.version}`, changes]] : [],
  )
  return {
    ...snapshot,
    documents: new Map([...snapshot.documents, ['versions', versions], ...changes]),
  }
}
