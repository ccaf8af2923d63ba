/** Plain-text bodies: request bodies, such as forms and JSON before parsing, and short responses. */
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Reads bodies of one type as text. Bodies of all other types are refused with 415. */
export function readBodies(app: FastifyInstance, type: string, bodyLimit: number): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_, body, done) =>
    done(null, body),
  )
}

/** Sends a sentence, which is not cached. */
export const sendText = (
  reply: FastifyReply,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): FastifyReply =>
  reply
    .code(status)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`)
