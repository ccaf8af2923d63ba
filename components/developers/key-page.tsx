import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { canCreateKeys, isApiEmbedded } from '@/lib/client/public-address'
import { keyExpiry, keyHeader, rateLimits } from '@/lib/contract/headers'

export function KeyPage() {
  return (
    <PageMain>
      <div className="pt-9 pb-12">
        <PageTitle>API key</PageTitle>
        <div className="mt-4">
          {canCreateKeys() ? (
            <>
              <Prose>
                <p>
                  The API is free, and you do not need an account. Keys let us apply rate limits. We
                  store no personal data, only a hash of the key and the date of its last use.
                </p>
                <ul>
                  <li>Copy your key when you see it. We cannot show it again.</li>
                  <li>
                    Limits per minute and IP address: {rateLimits.general} requests,{' '}
                    {rateLimits.search} searches and {rateLimits.graph} requests for the network.
                  </li>
                  <li>A key expires {keyExpiry}.</li>
                  <li>You can create up to five keys a day.</li>
                </ul>
              </Prose>
              {/* A plain form that works without scripts. The public process handles it: `server/keys/`. */}
              <form method="post" action="/keys" className="mt-6">
                <button type="submit" className="button strong">
                  Create a key
                </button>
              </form>
            </>
          ) : (
            <Prose>
              <p>
                {isApiEmbedded()
                  ? 'The operator of this site creates its keys.'
                  : 'Another publisher runs the API behind this site, so this site cannot create keys for it.'}{' '}
                See the <SiteLink href="/terms#api">terms</SiteLink> for the contact.
              </p>
            </Prose>
          )}
        </div>
        <p className="mt-8">
          Send your key in the header <code>{keyHeader}</code>. See the{' '}
          <SiteLink href="/developers">reference</SiteLink>.
        </p>
      </div>
    </PageMain>
  )
}
