import { Missing, missingMetadata } from '@/components/layout/missing'

export const metadata = missingMetadata

export { pathParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/** The page for every address that no other page matches. */
export default async function UnknownPage({ params }: PageProps<'/[query]/[...path]'>) {
  // Without this, all unknown addresses would share one page, which would be rendered again for each request.
  await params
  return <Missing />
}
