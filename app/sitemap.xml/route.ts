import { connection } from 'next/server'
import { aboutPaths } from '@/components/about/about-pages'
import { getDataContext, listSitemapPaths } from '@/lib/portal/publish/load'
import { sitemapGroups, sitemapNames, toSitemapIndex } from '@/lib/portal/publish/seo/sitemap'
import { fileResponse, route } from '@/lib/portal/responses/route-response'

/** Waits for a request, because the site's address and its data are unknown during the build. */
export const GET = route(async () => {
  await connection()
  const { siteUrl, terms } = await getDataContext()
  const names = await Promise.all(
    sitemapGroups.map(async (group) => {
      const { length: count } = await listSitemapPaths(group, aboutPaths)
      // If the API has no sources, there is no sitemap for them.
      return count === 0 && group === 'sources' ? [] : sitemapNames(group, count)
    }),
  )
  const addresses = names.flat().map((name) => `${siteUrl}/sitemaps/${name}.xml`)
  return fileResponse(toSitemapIndex(addresses, terms?.last_updated), {
    type: 'application/xml; charset=utf-8',
  })
})
