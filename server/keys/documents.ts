/** What the public process answers to whoever asks for a key. */
import { keyHeader, rateLimits } from '@/lib/contract/headers'
import { unusedDays } from '@/lib/facts/store/keys'
import { escapeXml } from '@/lib/text/xml'

const back = '<p><a href="/developers/key">Back to API keys</a></p>'

export const refusalBody = (reason: string): string =>
  ['<h1>No key was made</h1>', `<p class="fault">${escapeXml(reason)}</p>`, back].join('\n')

/** @param api the address of the API */
export const keyBody = (key: string, api: string): string =>
  [
    '<h1>Your API key</h1>',
    `<pre>${escapeXml(key)}</pre>`,
    '<p>Copy it now: it is shown this once. The server keeps only its hash and cannot show it again.</p>',
    `<p>Send it in the header <code>${keyHeader}</code>:</p>`,
    `<pre>${escapeXml(`curl -H "${keyHeader}: ${key}" '${api}/projects?q=wallet'`)}</pre>`,
    `<p class="note">It allows ${rateLimits.general} requests a minute, ${rateLimits.search} of the search and ${rateLimits.graph} of the graph, and ends when it has not been used for ${unusedDays} days.</p>`,
    '<p><a href="/developers">To the reference of the API</a></p>',
  ].join('\n')
