/** The documents with which the public process responds to a request for a key. */
import {
  keyExpiry,
  keyHeader,
  neverUsedHours,
  newKeyName,
  rateLimits,
  unusedDays,
} from '@/lib/contract/headers'
import { escapeXml } from '@/lib/text/xml'

const back = '<p><a href="/developers/key">Back to API keys</a></p>'

export const refusalBody = (reason: string): string =>
  ['<h1>No key was created</h1>', `<p class="fault">${escapeXml(reason)}</p>`, back].join('\n')

/**
 * Applies the theme that the visitor chose in the portal, stores the key for the examples in this tab, and shows the copy
 * buttons where the browser permits copying, which is over HTTPS and on the local machine.
 */
export const keyScript = `try {
  sessionStorage.setItem('${newKeyName}', document.querySelector('.copy pre').textContent)
} catch {}
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme
} catch {}
if (navigator.clipboard) {
  for (const button of document.querySelectorAll('.copy button')) {
    button.hidden = false
    button.onclick = () =>
      navigator.clipboard.writeText(button.previousElementSibling.textContent).then(
        () => { button.textContent = 'Copied' },
        () => { button.textContent = 'Not copied: select it instead' },
      )
  }
}`

const copyable = (text: string, what: string): string =>
  `<div class="copy"><pre>${escapeXml(text)}</pre><button type="button" aria-live="polite" hidden>Copy the ${what}</button></div>`

const getLimits = (perMinute: Readonly<Record<string, number>>): string[] =>
  Object.entries(perMinute).map(
    ([name, count]) => `<dt>${name}</dt><dd>${count} requests a minute</dd>`,
  )

/** A new key for programs. `api` is the address of the API. */
export const keyDocument = (key: string, api: string) => ({
  key,
  header: keyHeader,
  api,
  requests_per_minute: {
    general: rateLimits.general,
    search: rateLimits.search,
    graph: rateLimits.graph,
  },
  expires: { days_without_use: unusedDays, hours_if_never_used: neverUsedHours },
})

/** The page that shows a new key. `api` is the address of the API. */
export const keyBody = (key: string, api: string): string =>
  [
    '<h1>Your API key</h1>',
    '<p>Copy your key now. You will not see it again: we store only a hash.</p>',
    copyable(key, 'key'),
    '<h2>Try it</h2>',
    `<p>Send the key in the header <code>${keyHeader}</code>. This request returns projects with “wallet” in their name:</p>`,
    copyable(`curl -H "${keyHeader}: ${key}" '${api}/projects?q=wallet'`, 'command'),
    '<h2>Limits</h2>',
    '<dl>',
    ...getLimits({
      General: rateLimits.general,
      Search: rateLimits.search,
      Network: rateLimits.graph,
    }),
    '<dt>Limited</dt><dd>by IP address</dd>',
    `<dt>Expires</dt><dd>${keyExpiry}</dd>`,
    '</dl>',
    '<h2>Next steps</h2>',
    '<ul>',
    '<li><a href="/developers">Documentation</a>: guides, and every endpoint with examples. In this tab they contain your key</li>',
    '<li><a href="/downloads">Downloads</a>: all the data at once, without a key</li>',
    '<li><a href="/terms">Terms</a>: how to credit the data</li>',
    '</ul>',
  ].join('\n')
