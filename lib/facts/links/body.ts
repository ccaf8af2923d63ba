/** Reads the body of a response and decompresses it, up to a limit. */
import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export interface Body {
  bytes: Buffer
  /** False if the body was longer than the limit, was cut off, or could not be fully decompressed. */
  whole: boolean
}

const unpackers: Record<string, (() => Transform) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
export const acceptedEncodings = 'gzip, br, deflate'

class BodyTooLong extends Error {
  override name = 'BodyTooLong'
}

/**
 * Passes on at most this many compressed bytes, because a hostile body can go on for ever and decompress to nothing.
 */
const atMost = (maxBytes: number) =>
  async function* bounded(source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new BodyTooLong()
      yield chunk
    }
  }

/** Reads a body. It never throws: everything received before an error counts as the body. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = []
  let room = maxBytes
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      chunks.push(chunk.subarray(0, room))
      room -= chunk.length
      if (room < 0) throw new BodyTooLong()
    }
  }
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const unpack = unpackers[encoding]
  let whole = unpack !== undefined || encoding === 'identity'
  try {
    if (unpack) await pipeline(response, atMost(maxBytes), unpack(), collect)
    else if (whole) await pipeline(response, collect)
  } catch {
    whole = false
  }
  response.destroy()
  return { bytes: Buffer.concat(chunks), whole }
}
