/** Pages of the public process itself, which need no renderer. They load no files, and no script runs in them. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { everyPage } from './headers'

const style = [
  ':root{color-scheme:light dark;--paper:light-dark(#faf8f3,#14171a);--surface:light-dark(#fff,#1a1e22);--ink:light-dark(#1c1e20,#ebe8e1);--muted:light-dark(#5a5e63,#a8adb2);--accent:light-dark(#0b5a5e,#7cc9c2);--warn:light-dark(#8a3b12,#e59b6c)}',
  'body{font:18px/1.6 Georgia,serif;max-width:34em;margin:12vh auto;padding:0 24px;background:var(--paper);color:var(--ink);overflow-wrap:break-word}',
  'h1{font-size:32px;line-height:1.2}',
  'a{color:var(--accent)}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  '.fault{color:var(--warn)}',
  'form,pre,.note{font-family:system-ui,sans-serif;font-size:16px}',
  '.note{color:var(--muted)}',
  'label{display:block;margin-top:20px;font-weight:600}',
  'input,textarea{box-sizing:border-box;width:100%;margin-top:4px;padding:8px 12px;border:1px solid var(--muted);border-radius:4px;background:var(--surface);color:var(--ink);font:inherit}',
  'button,.button{display:inline-block;margin-top:24px;padding:9px 20px;border:0;border-radius:4px;background:var(--accent);color:var(--paper);font:600 16px/1.4 system-ui,sans-serif;text-decoration:none;cursor:pointer}',
  'pre{padding:12px 16px;border:1px solid var(--muted);border-radius:4px;background:var(--surface);white-space:pre-wrap}',
].join('')

const styleHash = createHash('sha256').update(style).digest('base64')

interface PlainDocument {
  status: number
  /** Text and HTML, escaped already. */
  title: string
  body: string
}

/** Of a fault of the server a visitor gets what finds it in the log. An id has no character of HTML. */
const reference = ({ status }: PlainDocument, id: string): string =>
  status >= 500 ? `\n<p class="note">If you report this, please name the request: ${id}</p>` : ''

const htmlOf = (document: PlainDocument, id: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.title} · DID Atlas</title>
<style>${style}</style>
</head>
<body>
<main>
${document.body}${reference(document, id)}
</main>
</body>
</html>
`

export const sendPlainDocument = (reply: FastifyReply, document: PlainDocument): FastifyReply =>
  reply
    .code(document.status)
    .headers({
      ...everyPage,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(htmlOf(document, reply.request.id))
