import { parseCanonicalListQuery } from '@/lib/portal/list/list-state'
import { filterProblems } from '@/lib/portal/list/load'
import { feedOfPath } from '@/lib/portal/publish/feed-address'
import { fileResponse, notFound, route, textResponse } from '@/lib/portal/responses/route-response'
import { requestParameters } from '@/lib/portal/routing/page-query'
import { feedText, feedType } from '@/lib/portal/versions/feed/feed-text'
import { getFeed } from '@/lib/portal/versions/feed/load'

const noFeed = () => notFound('There is no such feed.')

/** A feed of changes. Requests such as `/projects.atom?country=CH` are rewritten to this route. */
export const GET = route(async (request, { params }: RouteContext<'/feeds/[...path]'>) => {
  const path = `/${(await params).path.join('/')}`
  const feed = feedOfPath(path)
  if (!feed) return noFeed()
  const { subject, format } = feed
  const state = parseCanonicalListQuery(requestParameters(request, path))
  if (subject.kind === 'list') {
    const refusal = await filterProblems(subject.family, state.filters)
    if (refusal) return textResponse(400, refusal)
  }
  const content = await getFeed(subject.kind === 'list' ? { ...subject, state } : subject)
  if (!content) return noFeed()
  const type = feedType(format)
  return fileResponse(feedText(content, format), { type, lifetime: 'list' })
})
