import { Missing, missingMetadata } from '@/components/layout/missing'

export const metadata = missingMetadata

export { pathParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/** Every address that no other page takes. */
export default async function UnknownPage({ params }: PageProps<'/[query]/[...path]'>) {
  // Without this all unknown addresses would be one page, rendered anew for each request.
  await params
  return <Missing />
}
