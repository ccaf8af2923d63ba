/** Reads the body of an answer, unpacked, and never more of it than is allowed. */
import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'

export interface Body {
  bytes: Buffer
  /** False where the body went on, broke off, or could not be unpacked to its end. */
  whole: boolean
}

const unpackers: Record<string, (() => Transform) | undefined> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}
export const acceptedEncodings = 'gzip, br, deflate'

class TooLong extends Error {
  override name = 'TooLong'
}

/** Passes on at most so many bytes: some packed bodies go on for ever and unpack to nothing. */
const atMost = (maxBytes: number) =>
  async function* bounded(source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw new TooLong()
      yield chunk
    }
  }

/** Never throws: what has come until something went wrong is the body. */
export async function readBody(response: IncomingMessage, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = []
  let room = maxBytes
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      chunks.push(chunk.subarray(0, room))
      room -= chunk.length
      if (room < 0) throw new TooLong()
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
