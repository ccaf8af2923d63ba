import type { Family } from '@/lib/contract/families'
import { getRecord } from '@/lib/portal/profile/load'
import { drawBadge, getBadge } from '@/lib/portal/publish/badge/badge'
import { badgeOfPath } from '@/lib/portal/publish/badge/badge-address'
import { fileResponse, notFound, route, svgType } from '@/lib/portal/responses/route-response'

/** `/badge/CH.svg`, with the number of a country's projects, and `/badge/projects/118.svg`, with a project's status. */
export const GET = route(async (_, { params }: RouteContext<'/badge/[...path]'>) => {
  const { family, key } = badgeOfPath(`/badge/${(await params).path.join('/')}`) ?? {}
  const record = family && key && (await getRecord<Family>(family, key))
  const badge = record && getBadge<Family>(family, record.data)
  return badge
    ? fileResponse(drawBadge(badge), { type: svgType })
    : notFound('There is no such badge.')
})
