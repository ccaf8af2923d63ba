import type { Metadata } from 'next'
import { MissingEmbed } from '@/components/publish/missing-embed'

export const metadata: Metadata = { title: 'Page not found' }
export { pathParams as generateStaticParams } from '@/lib/portal/routing/build-params'

/** The page for every address below `/embed` that no other page matches. */
export default async function UnknownEmbed({ params }: PageProps<'/embed/[query]/[...path]'>) {
  // As in `app/[query]/[...path]`, each unknown address is a page of its own.
  await params
  return <MissingEmbed />
}
