import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'

function InTheBrowser() {
  return (
    <Section beside id="browser" title="In your browser">
      <Prose>
        <p>
          This site sets no cookies. It keeps two things in your browser’s local storage, which
          never leave it:
        </p>
        <ul>
          <li>
            <code>theme</code>, if you choose light or dark colours yourself. Choosing Auto removes
            it.
          </li>
          <li>
            <code>recent-searches</code>, the last five texts that you searched for, so that the
            search box can offer them again. The box has a button that clears them.
          </li>
        </ul>
        <p>Everything works where the browser keeps neither.</p>
        <p>
          What you paste into the page <SiteLink href="/verify">Verify</SiteLink>, or drop there,
          stays in your browser.
        </p>
      </Prose>
    </Section>
  )
}

function OnTheServer() {
  return (
    <Section beside id="server" title="On the server">
      <Prose>
        <p>
          The server does not log visits. It writes a line when something fails; where a page could
          not be made, that line holds the address that was asked for, and with it the text of a
          search, but not who asked.
        </p>
        <p>
          To limit how often one client calls the API, the server counts its requests by IP address,
          in memory alone and for a minute at a time. An API key is stored as a hash, with the name
          it was made for; one that you make yourself has no name, and the day of its last use. How
          many an address makes is counted in memory alone, for a day at a time.
        </p>
        <p>
          If you suggest a correction, what you typed into its form arrives at those who run this
          site, and nothing else: where it is kept here, it is kept with the day. The form asks for
          nothing about you, and the server limits how often one address sends it in the same way,
          for an hour at a time.
        </p>
        <p>
          What you type into the search box is sent to this site as you type, to suggest records,
          and from there to the API. The API gets it from this site’s server: it sees neither your
          address nor your browser.
        </p>
        <p>
          Whoever runs a copy of this site may put another server in front of it, with logs of its
          own. This page can tell only what the software itself does.
        </p>
      </Prose>
    </Section>
  )
}

function Elsewhere() {
  return (
    <Section beside id="others" title="Nobody else">
      <Prose>
        <p>
          There are no trackers, no advertisements and no statistics of visitors. Fonts, pictures
          and scripts come from this site; your browser asks no other for anything until you follow
          a link that leads away, and the site’s content security policy has the browser refuse
          everything else.
        </p>
        <p>
          An API key that you enter in the console on the{' '}
          <SiteLink href="/developers">page for developers</SiteLink> is sent with the calls you
          make there, to this site’s API. It stays in that page’s memory and is gone when you leave
          it.
        </p>
      </Prose>
    </Section>
  )
}

function PeopleInTheRecord() {
  return (
    <Section beside id="people" title="People in the record">
      <Prose>
        <p>
          The record names people in their public, professional roles, each with the public page
          that says so, and holds no contact data. To have something about you corrected or removed,
          see <SiteLink href="/about#corrections">corrections</SiteLink>.
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
          You can read everything here without telling anything about yourself: no account, no
          cookies, no trackers, no requests to other sites.
        </p>
      </div>
      <InTheBrowser />
      <OnTheServer />
      <Elsewhere />
      <PeopleInTheRecord />
    </PageMain>
  )
}
