import { Missing } from '@/components/layout/missing'
import { siteName } from '@/lib/contract/site-name'
import { readSettings } from '@/lib/env'

/** The content of an embed that does not exist. It has no search, because other pages must not open in frames. */
export function MissingEmbedView() {
  return (
    <main className="p-5">
      <h1 className="font-semibold font-serif text-xl">Page not found</h1>
      <p className="mt-1 text-muted text-note">
        It may have been removed. Search for it on{' '}
        <a href={readSettings().SITE_URL} target="_blank" rel="noopener">
          {siteName}
        </a>
        .
      </p>
    </main>
  )
}

/** The content of a missing embed, with status 404. */
export function MissingEmbed() {
  return <Missing view={<MissingEmbedView />} />
}
