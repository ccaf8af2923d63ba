import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function WhenSourcesDisagree() {
  return (
    <AboutPage
      title="When sources disagree"
      lede="We use the source closest to the fact, and leave out what remains in doubt."
    >
      <h2>Which source we use</h2>
      <ol>
        <li>
          We prefer the original to a report on it. A law comes before its summary, a project’s own
          document before the press, and the press before a blog. See the{' '}
          <SiteLink href="/about/codebook#source-kinds">order of the kinds</SiteLink>.
        </li>
        <li>
          For an organization’s own work we trust its website over a supplier’s. We use a supplier’s
          page for the supplier’s part, or if nothing better exists.
        </li>
        <li>
          For a project’s status we use the newest source. For a date, we use a source from that
          time.
        </li>
        <li>We prefer a page that is still online to a copy on another site.</li>
      </ol>
      <h2>What we record</h2>
      <ul>
        <li>
          What the sources agree on. If they give different days of one month, we record the month.
        </li>
        <li>
          Nothing, if equally strong sources contradict each other. The fact is then “Not
          disclosed”.
        </li>
        <li>
          The best source we found for each fact. Criteria for inclusion can have several. The list
          of <SiteLink href="/sources">sources</SiteLink> shows which facts each one supports.
        </li>
      </ul>
      <h2>Limits</h2>
      <p>
        A source can be wrong, and a project’s own page tends to flatter it. Each page here shows
        how many of its sources are official and which is the weakest. Check for yourself, and{' '}
        <SiteLink href="/about/corrections">tell us what is wrong</SiteLink>.
      </p>
    </AboutPage>
  )
}
