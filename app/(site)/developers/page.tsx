import { Developers } from '@/components/developers/developers'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'

type Props = PageProps<'/developers'>

const path = '/developers'

const getQuery = async (props: Props) => (await pageParameters(path, props)).get('q') ?? undefined

export async function generateMetadata(props: Props) {
  const query = await getQuery(props)
  return pageMetadata({
    title: query === undefined ? 'API for developers' : `“${query}” in the documentation`,
    description:
      'First call, guides and reference of the read-only JSON API: endpoints, parameters, errors, limits and caching.',
    path,
    listed: query === undefined,
  })
}

export default async function DevelopersPage(props: Props) {
  return <Developers query={await getQuery(props)} />
}
