/** A snapshot as the bytes that both stores contain, compressed, with the digest by which damage is recognized. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { Dataset } from '@/lib/dataset/dataset'
import { type Manifest, makeManifest, type Snapshot, snapshotFormat } from '@/lib/dataset/snapshot'
import { snapshotTexts, writeLines } from '@/lib/dataset/snapshot-text'

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/** A row of the table of snapshots. */
export interface SnapshotRow {
  format: number
  /** The hash of the content. */
  hash: string
  /** The hash of the facts from which it was compiled; null if it came from elsewhere. */
  facts: string | null
  /** The SHA-256 of the body, in hexadecimal. */
  digest: string
  body: Uint8Array
}

export interface EncodedSnapshot {
  manifest: Manifest
  row: Omit<SnapshotRow, 'facts'>
}

const computeDigest = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

function joinLines(lines: Iterable<string>): Buffer {
  const chunks: Buffer[] = []
  for (const line of lines) chunks.push(Buffer.from(`${line}\n`))
  return Buffer.concat(chunks)
}

export async function encodeSnapshot(snapshot: Snapshot): Promise<EncodedSnapshot> {
  const manifest = makeManifest(snapshot)
  const body = await compress(joinLines(writeLines(snapshotTexts(snapshot, manifest))))
  const { hash } = manifest
  return { manifest, row: { format: snapshotFormat, hash, digest: computeDigest(body), body } }
}

/** The fault of a row that cannot be read. */
export class SnapshotFault extends Error {
  override name = 'SnapshotFault'
}

/** Reads a snapshot from its row. Throws a `SnapshotFault` that completes the sentence “The store at … …”. */
export async function decodeSnapshot({ format, digest, body }: SnapshotRow): Promise<Dataset> {
  if (format !== snapshotFormat) throw new SnapshotFault('was written by another version')
  if (computeDigest(body) !== digest)
    throw new SnapshotFault('is damaged: its digest does not match')
  return Dataset.read(await decompress(body))
}
