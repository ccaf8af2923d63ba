import { badgeAnswer } from '@/lib/portal/publish/badge/badge-answer'
import { route } from '@/lib/portal/responses/route-response'

/** `/badge/CH.svg`: a badge with the number of a country's projects. */
export const GET = route(async (_, { params }: RouteContext<'/badge/[file]'>) =>
  badgeAnswer(`/badge/${(await params).file}`),
)
