import { type FeedSubject, feedOfPath } from '@/lib/portal/publish/feed-address'
import { fileResponse } from '@/lib/portal/responses/file-response'
import { notFound, route } from '@/lib/portal/responses/route-response'
import { stateOfSegment } from '@/lib/portal/routing/page-query'
import { feedText, feedType } from '@/lib/portal/versions/feed/feed-text'
import { getFeed, type RequestedFeed } from '@/lib/portal/versions/feed/load'

export { pathParams as generateStaticParams } from '@/lib/portal/routing/build-params'

function askedFeed(subject: FeedSubject, path: string, query: string): RequestedFeed | undefined {
  if (subject.kind !== 'list') return subject
  const state = stateOfSegment(path, query)
  return state && { ...subject, state }
}

/** A feed of changes. Requests such as `/projects.atom?country=CH` are rewritten to this route. */
export const GET = route(async (_, { params }: RouteContext<'/[query]/feeds/[...path]'>) => {
  const { query, path: segments } = await params
  const path = `/${segments.join('/')}`
  const feed = feedOfPath(path)
  const asked = feed && askedFeed(feed.subject, path, query)
  const content = asked && (await getFeed(asked))
  if (!feed || !content) return notFound('There is no such feed.')
  const type = feedType(feed.format)
  return fileResponse(feedText(content, feed.format), { type, lifetime: 'list' })
})
