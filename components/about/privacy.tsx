import { PageMain } from '@/components/layout/page-main'
import { TextSection } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'
import type { Settings } from '@/lib/env'

type PrivacySettings = Pick<Settings, 'ACCESS_LOG' | 'LOG_ADDRESSES' | 'TILE_URL' | 'CORRECTIONS'>

/** What is logged, depending on the settings of the operator. */
function describeLogs({ ACCESS_LOG: visits, LOG_ADDRESSES: addresses }: PrivacySettings): string {
  const subject = visits
    ? 'The server logs requests and errors: the time and the page'
    : 'The server does not log visits. It logs errors: the time and the page'
  return addresses
    ? `${subject}, and the IP address of the visitor, but not the text of a search.`
    : `${subject}, but neither the text of a search nor who requested it.`
}

const corrections: Record<Settings['CORRECTIONS']['kind'], string> = {
  file: 'If you suggest a correction, we store what you typed and the date, and nothing else.',
  mail: 'If you suggest a correction, you send it from your own e-mail program. This site does not store it.',
  issue:
    'If you suggest a correction, you publish it as an issue in our repository. This site does not store it.',
}

export function Privacy({ settings }: { settings: PrivacySettings }) {
  const { TILE_URL: tiles, CORRECTIONS: correctionsTo } = settings
  return (
    <PageMain title="Privacy">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        You can read everything here without telling us who you are. There are no accounts, cookies
        or trackers.
      </p>
      <TextSection id="browser" title="In your browser">
        <p>
          This site sets no cookies. It stores two things in your browser, which never leave it:
        </p>
        <ul>
          <li>
            <code>theme</code>: your choice of light or dark colours. Choosing “Auto” removes it.
          </li>
          <li>
            <code>recent-searches</code>: your last five searches, which the search box offers
            again. You can clear them there.
          </li>
        </ul>
        <p>Everything works without them.</p>
        <p>
          What you paste or drop on the <SiteLink href="/verify">Verify page</SiteLink> stays in
          your browser.
        </p>
      </TextSection>
      <TextSection id="server" title="On the server">
        <p>{describeLogs(settings)}</p>
        <p>
          To prevent abuse, the server counts requests by IP address. It does so in memory only: API
          requests for a minute, corrections for an hour, and new keys for a day.
        </p>
        <p>
          We store an API key as a hash, with the date of its last use. A key that the operator
          created also has a name.
        </p>
        <p>{corrections[correctionsTo.kind]}</p>
        <p>
          The search box sends what you type to this site, for suggestions. The API behind the site
          sees neither your IP address nor your browser.
        </p>
        <p>
          This page describes the software. The operator may run another server in front of it that
          keeps its own logs.
        </p>
      </TextSection>
      <TextSection id="others" title="Third parties">
        <p>
          There are no advertisements and no visitor statistics. Fonts, pictures and scripts come
          from this site.{' '}
          {tiles
            ? `The interactive map loads its background from ${new URL(tiles.url).host}, which learns your IP address. Otherwise your`
            : 'Your'}{' '}
          browser contacts no other site until you follow a link.
        </p>
        <p>
          The <SiteLink href="/developers">documentation for developers</SiteLink> sends your API
          key only to this site’s API, and forgets it when you leave the page. A key that you create
          stays in the tab until you close it, so that the examples contain it.
        </p>
      </TextSection>
      <TextSection id="people" title="People in the data">
        <p>
          {siteName} names people in public, professional roles, each with a public source. It has
          no contact details. To have something about you corrected or removed, see{' '}
          <SiteLink href="/about#corrections">corrections</SiteLink>.
        </p>
      </TextSection>
    </PageMain>
  )
}
