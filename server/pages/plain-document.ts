/**
 * Pages that the public process builds itself, without the renderer. They look like the portal's pages, load nothing
 * except its typefaces, and run no script except their own.
 */
import type { FastifyReply } from 'fastify'
import { siteName } from '@/lib/contract/site-name'
import { hashSource } from './content-security-policy'
import { pageHeaders } from './headers'
import { typefaceRules } from './typefaces'

const style = [
  typefaceRules,
  ':root{color-scheme:light dark;--paper:light-dark(#faf8f3,#14171a);--surface:light-dark(#fff,#1a1e22);--ink:light-dark(#1c1e20,#ebe8e1);--muted:light-dark(#5a5e63,#a8adb2);--rule:light-dark(#dcd7cb,#30363c);--rule-strong:light-dark(#1c1e20,#cfccc5);--accent:light-dark(#0b5a5e,#7cc9c2);--accent-soft:light-dark(#e3eeec,#1f3233);--warn:light-dark(#8a3b12,#e59b6c);--sans:"Public Sans",system-ui,sans-serif;--serif:"Source Serif",Georgia,serif}',
  'body{margin:0;font:16px/1.55 var(--sans);background:var(--paper);color:var(--ink);overflow-wrap:break-word;-webkit-font-smoothing:antialiased}',
  'header,main{box-sizing:border-box;max-width:1180px;margin:0 auto;padding:0 20px}',
  '@media (min-width:640px){header,main{padding:0 24px}}',
  '.bar{border-bottom:1px solid var(--rule)}',
  'header{display:flex;flex-wrap:wrap;align-items:center;gap:0 18px;min-height:60px;padding-block:8px}',
  'header a{padding:4px 0;color:var(--ink);font-size:14.5px;text-decoration:none}',
  'header a:first-child{margin-right:8px;font:600 20px/1.4 var(--serif);letter-spacing:-.025em}',
  'header a:hover{text-decoration:underline}',
  'main{padding-block:36px 72px}',
  'main>*{max-width:42rem}',
  'h1{margin:0 0 12px;font:600 clamp(2rem,1.45rem + 2.2vw,2.75rem)/1.12 var(--serif);letter-spacing:-.018em}',
  'h2{margin:44px 0 10px;padding-top:12px;border-top:1px solid var(--rule-strong);font:600 22px/1.25 var(--serif)}',
  'p{margin:12px 0}',
  'a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:3px;text-decoration-color:color-mix(in srgb,var(--accent) 40%,transparent)}',
  'a:hover{text-decoration-color:currentColor}',
  ':focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:2px}',
  '.fault{color:var(--warn)}',
  '.note{color:var(--muted);font-size:13.5px}',
  'label{display:block;margin-top:20px;color:var(--muted);font-size:13.5px}',
  'input,textarea{box-sizing:border-box;width:100%;margin-top:4px;padding:8px 12px;border:1px solid var(--muted);border-radius:4px;background:var(--surface);color:var(--ink);font:inherit}',
  'button,.button{display:inline-block;margin-top:24px;padding:9px 20px;border:0;border-radius:4px;background:var(--accent);color:var(--paper);font:600 16px/1.4 var(--sans);text-decoration:none;cursor:pointer}',
  'pre{margin:0;padding:12px 16px;border:1px solid var(--rule);border-radius:4px;background:var(--surface);font:15px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}',
  'code{font:.9em ui-monospace,monospace}',
  'dl{display:grid;grid-template-columns:max-content 1fr;margin:0;border-top:1px solid var(--rule);font-size:15px}',
  'dt,dd{margin:0;padding:10px 0;border-bottom:1px solid var(--rule)}',
  'dt{padding-right:24px;color:var(--muted)}',
  'ul{margin:0;padding-left:20px}',
  'li{padding:3px 0}',
  '.copy{display:grid;gap:8px;justify-items:start;margin:16px 0}',
  '.copy pre{box-sizing:border-box;width:100%;user-select:all}',
  '.copy button{margin:0;padding:5px 14px;border:1px solid var(--rule);background:var(--surface);color:var(--ink);font-weight:500;font-size:15px}',
  '.copy button:hover{background:var(--accent-soft)}',
  '[hidden]{display:none!important}',
].join('')

const styleHash = hashSource(style)

/** The links in the header of these pages: the first ones of the portal's menu. */
const places = [
  ['/', siteName],
  ['/wallets', 'Wallets'],
  ['/projects', 'Projects'],
  ['/entities', 'Organizations'],
  ['/countries', 'Countries'],
  ['/map', 'Map'],
  ['/graph', 'Network'],
  ['/statistics', 'Charts'],
] as const

const header = places.map(([path, title]) => `<a href="${path}">${title}</a>`).join('\n')

interface PlainDocument {
  status: number
  /** Title and body are HTML; text in them must already be escaped. */
  title: string
  body: string
  /** A script for the page, which must also be complete without it. */
  script?: string
}

/**
 * For a server error, gives the visitor the request id, by which the error can be found in the log. An id needs no HTML
 * escaping.
 */
const reference = ({ status }: PlainDocument, id: string): string =>
  status >= 500
    ? `\n<p class="note">If you report this, please include the request ID ${id}</p>`
    : ''

const toHtml = (document: PlainDocument, id: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${document.title} · ${siteName}</title>
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

function getPolicy({ script }: PlainDocument): string {
  const scripts = script === undefined ? '' : ` script-src ${hashSource(script)};`
  return `default-src 'none'; style-src ${styleHash}; font-src 'self';${scripts} form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
}

export const sendPlainDocument = (reply: FastifyReply, document: PlainDocument): FastifyReply =>
  reply
    .code(document.status)
    .headers({
      ...pageHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': getPolicy(document),
    })
    .send(toHtml(document, reply.request.id))
