import type { Metadata } from 'next'
import { MissingEmbed } from '@/components/publish/embed-page'

export const metadata: Metadata = { title: 'Page not found' }
export { placeholderPath as generateStaticParams } from '@/lib/portal/routing/cached-pages'

/** The page for every address below `/embed` that no other page matches. */
export default async function UnknownEmbed({ params }: PageProps<'/embed/[...path]'>) {
  // As in `app/(site)/[...path]`, each unknown address is a page of its own.
  await params
  return <MissingEmbed />
}
