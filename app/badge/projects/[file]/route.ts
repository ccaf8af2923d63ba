import { badgeAnswer } from '@/lib/portal/publish/badge/badge-answer'
import { route } from '@/lib/portal/responses/route-response'

/** `/badge/projects/118.svg`: a badge with the status of a project. */
export const GET = route(async (_, { params }: RouteContext<'/badge/projects/[file]'>) =>
  badgeAnswer(`/badge/projects/${(await params).file}`),
)
