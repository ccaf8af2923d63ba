import { connection } from 'next/server'
import { fileOf, openFile } from '@/lib/portal/publish/export/open-file'
import { getDataContext } from '@/lib/portal/publish/load'
import { sitemapIndexOf, sitemapNames } from '@/lib/portal/publish/seo/sitemap'
import { sitemapGroups, sitemapPaths } from '@/lib/portal/publish/seo/sitemap-groups'

async function sitemapIndex(): Promise<Response> {
  const { siteUrl, terms } = await getDataContext()
  const names = await Promise.all(
    sitemapGroups.map(async (group) => sitemapNames(group, (await sitemapPaths(group)).length)),
  )
  const addresses = names.flat().map((name) => `${siteUrl}/sitemaps/${name}.xml`)
  return openFile(sitemapIndexOf(addresses, terms?.last_updated), {
    type: 'application/xml; charset=utf-8',
  })
}

/** Waits for a request: the build knows neither the site's address nor its data. */
export async function GET(): Promise<Response> {
  await connection()
  return fileOf(sitemapIndex)
}
