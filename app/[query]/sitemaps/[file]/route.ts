import { fileOf, noSuchFile, openFile } from '@/lib/portal/publish/export/open-file'
import { getDataContext } from '@/lib/portal/publish/load'
import { mostAddresses, sitemapOf, sitemapPart } from '@/lib/portal/publish/seo/sitemap'
import {
  isSitemapGroup,
  type SitemapGroup,
  sitemapPaths,
} from '@/lib/portal/publish/seo/sitemap-groups'
import { noQuery } from '@/lib/portal/routing/renderer-path'

interface Context {
  params: Promise<{ query: string; file: string }>
}

async function sitemap(group: SitemapGroup, part: number): Promise<Response> {
  const [paths, { siteUrl, terms }] = await Promise.all([sitemapPaths(group), getDataContext()])
  const addresses = paths
    .slice(part * mostAddresses, (part + 1) * mostAddresses)
    .map((path) => siteUrl + path)
  if (part > 0 && addresses.length === 0) return noSuchFile()
  return openFile(sitemapOf(addresses, terms?.last_updated), {
    type: 'application/xml; charset=utf-8',
  })
}

/** The addresses of one family, `/sitemaps/projects.xml`, or of the pages that are no profiles. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { query, file } = await params
  const { group = '', part = 0 } = sitemapPart(file) ?? {}
  if (query !== noQuery || !isSitemapGroup(group)) return noSuchFile()
  return fileOf(() => sitemap(group, part))
}
