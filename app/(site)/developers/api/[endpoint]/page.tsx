import type { Metadata } from 'next'
import { EndpointPage } from '@/components/developers/endpoint-page'
import { Missing, missingMetadata } from '@/components/layout/missing'
import { endpointAddress, findEndpoint } from '@/lib/portal/developers/contents'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'

type Props = PageProps<'/developers/api/[endpoint]'>

export { placeholderEndpoint as generateStaticParams } from '@/lib/portal/routing/cached-pages'

const getEndpoint = async ({ params }: Props) => findEndpoint((await params).endpoint)

export async function generateMetadata(props: Props): Promise<Metadata> {
  const endpoint = await getEndpoint(props)
  if (!endpoint) return missingMetadata
  return pageMetadata({
    title: `${endpoint.summary}: GET ${endpoint.path}`,
    description: `${endpoint.summary}. ${endpoint.description} Parameters, examples and response of the JSON API.`,
    path: endpointAddress(endpoint),
  })
}

export default async function EndpointRoute(props: Props) {
  const endpoint = await getEndpoint(props)
  return endpoint ? <EndpointPage endpoint={endpoint} /> : <Missing />
}
