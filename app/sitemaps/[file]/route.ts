import { aboutPaths } from '@/components/about/about-pages'
import { getDataContext, listSitemapPaths } from '@/lib/portal/publish/load'
import {
  isSitemapGroup,
  maxAddresses,
  sitemapPart,
  toSitemap,
} from '@/lib/portal/publish/seo/sitemap'
import { fileResponse, notFound, route } from '@/lib/portal/responses/route-response'

/** The addresses of one family, `/sitemaps/projects.xml`, or of the pages that are not profiles. */
export const GET = route(async (_, { params }: RouteContext<'/sitemaps/[file]'>) => {
  const { group = '', part = 0 } = sitemapPart((await params).file) ?? {}
  if (!isSitemapGroup(group)) return notFound()
  const [paths, { siteUrl, terms }] = await Promise.all([
    listSitemapPaths(group, aboutPaths),
    getDataContext(),
  ])
  const addresses = paths
    .slice(part * maxAddresses, (part + 1) * maxAddresses)
    .map((path) => siteUrl + path)
  const absent = part > 0 || group === 'sources'
  if (absent && addresses.length === 0) return notFound()
  return fileResponse(toSitemap(addresses, terms?.last_updated), {
    type: 'application/xml; charset=utf-8',
  })
})
