/** Responses of DID Atlas as they were sent, which other servers send again. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface RecordedResponse {
  path: string
  status: number
  /** Alternating names and values, without the headers that Node.js adds. */
  headers: string[]
  /** Base64, encoded as its `Content-Encoding` states. */
  body: string
}

const ownFields = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

export async function recordResponse(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<RecordedResponse> {
  // Unlike `fetch`, this does not decode the body.
  const request = get(origin + path, { headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const body = await buffer(response)
  const fields = { ...response.headersDistinct, 'content-length': [String(body.length)] }
  return {
    path,
    status: response.statusCode ?? 0,
    headers: Object.entries(fields)
      .filter(([name]) => !ownFields.has(name))
      .flatMap(([name, values = []]) => values.flatMap((value) => [name, value])),
    body: body.toString('base64'),
  }
}
