/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
import type { FastifyInstance } from 'fastify'
import type { Settings } from '@/lib/env'
import { openFileHeaders } from './pages/headers'

export const securityTextPath = '/.well-known/security.txt'

export type SecurityContact = Pick<Settings, 'SITE_URL' | 'OPERATOR_EMAIL' | 'REPO_URL'>

/** RFC 9116, 2.5.5 recommends less than a year. */
const validDays = 180
const dayMs = 24 * 60 * 60 * 1000

/** The midnight after which the text should no longer be relied on. It changes once a day, so the text can be cached. */
function getExpiry(now: Date): string {
  const day = Math.floor(now.getTime() / dayMs)
  return new Date((day + validDays) * dayMs).toISOString().replace('.000', '')
}

/** RFC 9116, 2.2 requires https in addresses of the web. */
const httpsField = (name: string, url: string | undefined): string[] =>
  url?.startsWith('https:') ? [`${name}: ${url}`] : []

/** The text, or undefined if the operator has set no contact. */
export function securityText(
  { SITE_URL, OPERATOR_EMAIL, REPO_URL }: SecurityContact,
  now: Date,
): string | undefined {
  const contacts = [
    ...(OPERATOR_EMAIL ? [`Contact: mailto:${OPERATOR_EMAIL}`] : []),
    ...httpsField('Contact', REPO_URL),
  ]
  if (contacts.length === 0) return undefined
  const lines = [
    ...contacts,
    `Expires: ${getExpiry(now)}`,
    'Preferred-Languages: en',
    ...httpsField('Canonical', SITE_URL + securityTextPath),
  ]
  return `${lines.join('\n')}\n`
}

/** Adds the route, unless there is no contact: then the address is a 404 like any other without a page. */
export function securityTextRoute(app: FastifyInstance, contact: SecurityContact): void {
  if (!securityText(contact, new Date())) return
  app.get(securityTextPath, (_request, reply) =>
    reply
      .headers({ ...openFileHeaders, 'cache-control': 'public, max-age=3600' })
      .type('text/plain; charset=utf-8')
      .send(securityText(contact, new Date())),
  )
}
