import { connection } from 'next/server'
import { getDataContext, listSitemapPaths } from '@/lib/portal/publish/load'
import { sitemapIndexOf, sitemapNames } from '@/lib/portal/publish/seo/sitemap'
import { sitemapGroups } from '@/lib/portal/publish/seo/sitemap-groups'
import { fileResponse } from '@/lib/portal/responses/file-response'
import { route } from '@/lib/portal/responses/route-response'

/** Waits for a request: the build knows neither the site's address nor its data. */
export const GET = route(async () => {
  await connection()
  const { siteUrl, terms } = await getDataContext()
  const names = await Promise.all(
    sitemapGroups.map(async (group) => {
      const { length } = await listSitemapPaths(group)
      // An API without sources has no sitemap of them.
      return length === 0 && group === 'sources' ? [] : sitemapNames(group, length)
    }),
  )
  const addresses = names.flat().map((name) => `${siteUrl}/sitemaps/${name}.xml`)
  return fileResponse(sitemapIndexOf(addresses, terms?.last_updated), {
    type: 'application/xml; charset=utf-8',
  })
})
