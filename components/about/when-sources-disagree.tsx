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
          The original before a report on it: the law before a summary, the project’s own document
          before the press, the press before a blog. This is also the order of the{' '}
          <SiteLink href="/about/codebook#source-kinds">kinds of sources</SiteLink>.
        </li>
        <li>
          For an organization’s own work we trust its website over a supplier’s. We use a supplier’s
          page for the supplier’s part, or if nothing better exists.
        </li>
        <li>For a project’s status we use the newest source; for dates, one from the time.</li>
        <li>A page that is still online before a copy on another site.</li>
      </ol>
      <h2>What we record</h2>
      <ul>
        <li>
          What the sources agree on. If they give different days of one month, we record the month.
        </li>
        <li>
          Nothing, if equally strong sources contradict each other. The fact is then unknown, which
          is not No.
        </li>
        <li>
          One source for each fact, the best we found; for inclusion criteria, as many as needed.
          Each page in the list of <SiteLink href="/sources">sources</SiteLink> shows what else it
          is cited for.
        </li>
      </ul>
      <h2>Limits</h2>
      <p>
        A source can be wrong, and a project’s own page tends to flatter it. So each page shows how
        many of its sources are official and which is the weakest, and each fact links to its
        source. Check for yourself, and{' '}
        <SiteLink href="/about/corrections">tell us what is wrong</SiteLink>.
      </p>
    </AboutPage>
  )
}
