/** Pages of the public process itself, which need no renderer. They load no files, and run no script but their own. */
import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { pageHeaders } from './headers'

const style = [
  ':root{color-scheme:light dark;--paper:light-dark(#faf8f3,#14171a);--surface:light-dark(#fff,#1a1e22);--ink:light-dark(#1c1e20,#ebe8e1);--muted:light-dark(#5a5e63,#a8adb2);--rule:light-dark(#dcd7cb,#30363c);--accent:light-dark(#0b5a5e,#7cc9c2);--warn:light-dark(#8a3b12,#e59b6c)}',
  'body{margin:0;font:18px/1.6 Georgia,serif;background:var(--paper);color:var(--ink);overflow-wrap:break-word}',
  'header,main{box-sizing:border-box;max-width:780px;margin:0 auto;padding:0 24px}',
  '.bar{border-bottom:1px solid var(--rule)}',
  'header{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 20px;padding-block:14px}',
  'header a{padding:4px 0;color:var(--ink);font:15px/1.5 system-ui,sans-serif;text-decoration:none}',
  'header a:first-child{margin-right:auto;font:600 20px/1.5 Georgia,serif}',
  'header a:hover{text-decoration:underline}',
  'main{padding-block:40px 72px}',
  'h1{margin:0 0 16px;font-size:32px;line-height:1.2}',
  'h2{margin:36px 0 8px;padding-top:12px;border-top:1px solid var(--rule);font-size:22px;line-height:1.25}',
  'a{color:var(--accent)}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px}',
  '.fault{color:var(--warn)}',
  'form,pre,dl,ul,.note{font-family:system-ui,sans-serif;font-size:16px}',
  '.note{color:var(--muted)}',
  'label{display:block;margin-top:20px;font-weight:600}',
  'input,textarea{box-sizing:border-box;width:100%;margin-top:4px;padding:8px 12px;border:1px solid var(--muted);border-radius:4px;background:var(--surface);color:var(--ink);font:inherit}',
  'button,.button{display:inline-block;margin-top:24px;padding:9px 20px;border:0;border-radius:4px;background:var(--accent);color:var(--paper);font:600 16px/1.4 system-ui,sans-serif;text-decoration:none;cursor:pointer}',
  'pre{margin:0;padding:12px 16px;border:1px solid var(--muted);border-radius:4px;background:var(--surface);font:15px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}',
  'code{font:.9em ui-monospace,monospace}',
  'dl{display:grid;grid-template-columns:max-content 1fr;margin:0;border-top:1px solid var(--rule)}',
  'dt,dd{margin:0;padding:8px 0;border-bottom:1px solid var(--rule)}',
  'dt{padding-right:24px;color:var(--muted)}',
  'ul{margin:0;padding-left:20px}',
  'li{padding:3px 0}',
  '.copy{display:grid;gap:8px;justify-items:start;margin:16px 0}',
  '.copy pre{box-sizing:border-box;width:100%;user-select:all}',
  '.copy button{margin:0;padding:7px 16px;font-size:15px}',
  '[hidden]{display:none!important}',
].join('')

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const styleHash = hashOf(style)

/** Where a page of the public process has links to: it has no menu. */
const places = [
  ['/', 'DID Atlas'],
  ['/projects', 'Projects'],
  ['/downloads', 'Downloads'],
  ['/developers', 'API'],
] as const

const header = places.map(([path, title]) => `<a href="${path}">${title}</a>`).join('\n')

interface PlainDocument {
  status: number
  /** Text and HTML, escaped already. */
  title: string
  body: string
  /** What runs in it. The page is whole without it. */
  script?: string
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
<div class="bar"><header>
${header}
</header></div>
<main>
${document.body}${reference(document, id)}
</main>${document.script === undefined ? '' : `\n<script>${document.script}</script>`}
</body>
</html>
`

function policyOf({ script }: PlainDocument): string {
  const scripts = script === undefined ? '' : ` script-src ${hashOf(script)};`
  return `default-src 'none'; style-src ${styleHash};${scripts} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

export const sendPlainDocument = (reply: FastifyReply, document: PlainDocument): FastifyReply =>
  reply
    .code(document.status)
    .headers({
      ...pageHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyOf(document),
    })
    .send(htmlOf(document, reply.request.id))
