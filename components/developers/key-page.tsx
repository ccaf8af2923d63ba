import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { isOwnApi } from '@/lib/client/public-address'
import { keyHeader, rateLimits } from '@/lib/contract/headers'
import { readSettings } from '@/lib/env'

/** A plain form that works without scripts. The public process handles its submission: `server/keys/`. */
function KeyForm() {
  return (
    <>
      <Prose>
        <p>
          The API is free and asks for a key, so that its limits can be kept. No account is needed
          and nothing about you: the server keeps a hash of the key and the day of its last use.
        </p>
        <ul>
          <li>The key is shown once. Copy it: nobody can show it again.</li>
          <li>
            It allows {rateLimits.general} requests a minute, {rateLimits.search} for search and{' '}
            {rateLimits.graph} for the network, counted by IP address.
          </li>
          <li>It expires after 90 days without use, or after a day if it is never used.</li>
          <li>You can make at most five a day from one address.</li>
        </ul>
      </Prose>
      <form method="post" action="/keys" className="mt-6">
        <button
          type="submit"
          className="h-11 cursor-pointer rounded bg-accent px-6 font-semibold text-paper"
        >
          Make a key
        </button>
      </form>
    </>
  )
}

function NoForm({ own }: { own: boolean }) {
  return (
    <Prose>
      <p>
        {own
          ? 'On this site keys are made by those who run it.'
          : 'The API behind this site is another publisher’s, and so are its keys: ask there. This site cannot make one.'}{' '}
        The <SiteLink href="/terms#api">terms</SiteLink> say how to reach them.
      </p>
    </Prose>
  )
}

export function KeyPage() {
  const own = isOwnApi()
  return (
    <PageMain section="developers">
      <div className="pt-9 pb-12">
        <PageTitle>API key</PageTitle>
        <div className="mt-4">
          {own && readSettings().SELF_SERVICE_KEYS ? <KeyForm /> : <NoForm own={own} />}
        </div>
        <p className="mt-8">
          The <SiteLink href="/developers">reference</SiteLink> says what to do with a key: send it
          in the header <code>{keyHeader}</code>.
        </p>
      </div>
    </PageMain>
  )
}
