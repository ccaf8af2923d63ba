/** The 503 page: the renderer or its data cannot be reached, and no copy of the page is cached. It loads no files. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { everyPage } from './headers'

/** `Retry-After`, in seconds. */
const retryAfter = 10

const style = `:root{color-scheme:light dark}body{font:18px/1.6 Georgia,serif;max-width:34em;margin:12vh auto;padding:0 24px}h1{font-size:32px;line-height:1.2}`

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Not available at the moment · DID Atlas</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This page is not available at the moment</h1>
<p>The data for this page is unavailable right now, and there is no earlier copy to show. Please try again in a moment.</p>
<p><a href="/">To the front page</a></p>
</main>
</body>
</html>
`

const styleHash = createHash('sha256').update(style).digest('base64')

export const sendUnavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({
      ...everyPage,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(retryAfter),
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(html)
