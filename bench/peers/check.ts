/** Checks what each server answers before it is measured: its status, and that it says the same as DID Atlas. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { type Ask, type Server, type Subject, subjects } from './server'

/** A request that may be measured. */
export interface Checked {
  server: string
  ask: Ask
  /** The size of the answer’s body, compressed if it is. */
  bytes: number
}

/** An answer that is not measured, and why. */
export interface LeftOut {
  server: string
  subject: Subject
  reason: string
}

const problemOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

interface Answer {
  status: number
  body: string
  /** The size of the body as it was sent. */
  bytes: number
  etag: string | undefined
}

/** Unlike `fetch`, this leaves a body as it was sent. */
async function answerTo({ url, headers }: Ask): Promise<Answer> {
  const request = get(url, { headers: { 'accept-encoding': 'identity', ...headers } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const sent = await buffer(response)
  const isZipped = response.headers['content-encoding'] === 'gzip'
  return {
    status: response.statusCode ?? 0,
    body: String(isZipped ? gunzipSync(sent) : sent),
    bytes: sent.length,
    etag: response.headers.etag,
  }
}

async function answered(ask: Ask, status: number): Promise<Answer> {
  const answer = await answerTo(ask)
  if (answer.status !== status) throw new Error(`it answers ${answer.status} instead of ${status}`)
  return answer
}

async function checkContent(server: Server, ask: Ask, expected: Ask): Promise<Checked> {
  const [own, other] = [await answered(expected, 200), await answered(ask, 200)]
  if (!isDeepStrictEqual(ask.read(other.body), expected.read(own.body))) {
    throw new Error('it says something else than DID Atlas')
  }
  return { server: server.name, ask, bytes: other.bytes }
}

/** Asks again for what it has answered. */
async function checkUnchanged(server: Server, ask: Ask): Promise<Checked> {
  const { etag } = await answered(ask, 200)
  if (!etag) throw new Error('it sends no ETag')
  const again = { ...ask, headers: { ...ask.headers, 'If-None-Match': etag } }
  const { bytes } = await answered(again, 304)
  return { server: server.name, ask: again, bytes }
}

export interface CheckedSubject {
  subject: Subject
  asks: Checked[]
}

/** Servers that do not answer a subject are not mentioned; those that answer it otherwise are left out. */
export async function checkAll(
  atlas: Server,
  peers: readonly Server[],
): Promise<{ checked: CheckedSubject[]; leftOut: LeftOut[] }> {
  const leftOut: LeftOut[] = []
  const checked: CheckedSubject[] = []
  for (const subject of Object.keys(subjects) as Subject[]) {
    const asks: Checked[] = []
    for (const server of [atlas, ...peers]) {
      const asked = subject === 'unchanged' ? 'detail' : subject
      const [ask, expected] = [server.asks[asked], atlas.asks[asked]]
      if (!ask || !expected) continue
      try {
        asks.push(
          subject === 'unchanged'
            ? await checkUnchanged(server, ask)
            : await checkContent(server, ask, expected),
        )
      } catch (error) {
        if (server === atlas) throw error
        leftOut.push({ server: server.name, subject, reason: problemOf(error) })
      }
    }
    checked.push({ subject, asks })
  }
  return { checked, leftOut }
}
