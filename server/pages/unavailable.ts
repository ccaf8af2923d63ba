/** The 503 page, sent when the renderer or its data cannot be reached and no copy of the page is cached. */
import type { FastifyReply } from 'fastify'
import { sendPlainDocument } from './plain-document'

/** `Retry-After`, in seconds. */
const retryAfter = 10

export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  sendPlainDocument(reply.header('retry-after', String(retryAfter)), {
    status: 503,
    title: 'Not available at the moment',
    body: `<h1>This page is not available at the moment</h1>
<p>The data for this page is unavailable right now, and there is no earlier copy to show. Please try again in a moment.</p>
<p><a href="/">To the front page</a></p>`,
  })
