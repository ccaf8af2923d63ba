/** Responds to requests for badges. */
import 'server-only'
import { getRecord } from '@/lib/portal/profile/load'
import { fileResponse, svgType } from '@/lib/portal/responses/file-response'
import { notFound } from '@/lib/portal/responses/route-response'
import { type BadgeSubject, badgeOfPath } from './badge-address'
import { countryBadge, projectBadge } from './badge-text'
import { type BadgeText, drawBadge } from './draw-badge'

async function getText({ family, key }: BadgeSubject): Promise<BadgeText | undefined> {
  if (family === 'projects') {
    const project = await getRecord('projects', key)
    return project && projectBadge(project.data)
  }
  const country = await getRecord('countries', key)
  return country && countryBadge(country.data)
}

/** The badge, or a 404 if there is none at the path. Throws `UpstreamUnavailable` if the API did not answer. */
export async function badgeAnswer(path: string): Promise<Response> {
  const subject = badgeOfPath(path)
  const text = subject && (await getText(subject))
  return text
    ? fileResponse(drawBadge(text), { type: svgType })
    : notFound('There is no such badge.')
}
