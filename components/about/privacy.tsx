import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'

function InTheBrowser() {
  return (
    <Section sideTitle id="browser" title="In your browser">
      <Prose>
        <p>
          This site sets no cookies. It stores two things in your browser, which never leave it:
        </p>
        <ul>
          <li>
            <code>theme</code>: your choice of light or dark colours. Choosing Auto removes it.
          </li>
          <li>
            <code>recent-searches</code>: your last five searches, which the search box offers
            again. You can clear them there.
          </li>
        </ul>
        <p>Everything works without them.</p>
        <p>
          What you paste or drop on the page <SiteLink href="/verify">Verify</SiteLink> stays in
          your browser.
        </p>
      </Prose>
    </Section>
  )
}

function OnTheServer() {
  return (
    <Section sideTitle id="server" title="On the server">
      <Prose>
        <p>
          The server does not log visits. It logs errors; if a page fails, the log has its address,
          including the text of a search, but not who requested it.
        </p>
        <p>
          To apply rate limits, the server counts API requests by IP address, in memory only and for
          one minute at a time. We store an API key as a hash, with the date of its last use and, if
          the operator created it, a name. New keys are counted by IP address, in memory only, for
          one day at a time.
        </p>
        <p>
          If you suggest a correction, we receive what you typed and nothing else. If we store it
          here, we add the date. To prevent abuse, the server counts corrections by IP address, in
          memory only, for one hour at a time.
        </p>
        <p>
          What you type into the search box is sent to this site as you type, for suggestions, and
          from there to the API. The API sees neither your IP address nor your browser.
        </p>
        <p>
          This page describes the software. The operator may run another server in front of it, with
          its own logs.
        </p>
      </Prose>
    </Section>
  )
}

function Elsewhere() {
  return (
    <Section sideTitle id="others" title="Third parties">
      <Prose>
        <p>
          There are no trackers, advertisements or visitor statistics. Fonts, pictures and scripts
          come from this site. Your browser contacts no other site until you follow a link, and our
          content security policy enforces that.
        </p>
        <p>
          An API key that you enter in a console of the{' '}
          <SiteLink href="/developers">documentation for developers</SiteLink> is sent only with
          your requests to this site’s API, and is gone when you leave the page. A key that you
          create stays in the tab until you close it, so that the examples contain it.
        </p>
      </Prose>
    </Section>
  )
}

function PeopleInTheRecord() {
  return (
    <Section sideTitle id="people" title="People in the data">
      <Prose>
        <p>
          {siteName} names people in public, professional roles, each with a public source. It has
          no contact details. To have something about you corrected or removed, see{' '}
          <SiteLink href="/about#corrections">corrections</SiteLink>.
        </p>
      </Prose>
    </Section>
  )
}

export function Privacy() {
  return (
    <PageMain section="privacy">
      <div className="pt-9">
        <PageTitle>Privacy</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          You can read everything here without telling us who you are: no account, no cookies, no
          trackers, no requests to other sites.
        </p>
      </div>
      <InTheBrowser />
      <OnTheServer />
      <Elsewhere />
      <PeopleInTheRecord />
    </PageMain>
  )
}
