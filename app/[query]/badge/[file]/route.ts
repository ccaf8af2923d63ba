import { badgeAnswer } from '@/lib/portal/publish/badge/badge-answer'
import { route } from '@/lib/portal/responses/route-response'

/** `/badge/CH.svg`: how many projects a country has. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/badge/[file]'>) =>
  badgeAnswer(`/badge/${(await params).file}`),
)
