import { badgeAnswer } from '@/lib/portal/publish/badge/badge-answer'
import { route } from '@/lib/portal/responses/route-response'

/** `/badge/CH.svg`, with the number of a country's projects, and `/badge/projects/118.svg`, with a project's status. */
export const GET = route(async (_, { params }: RouteContext<'/badge/[...path]'>) =>
  badgeAnswer(`/badge/${(await params).path.join('/')}`),
)
