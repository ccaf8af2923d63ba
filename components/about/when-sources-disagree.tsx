import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function WhenSourcesDisagree() {
  return (
    <AboutPage
      title="When sources disagree"
      lede="The page closest to the fact takes precedence over those that report it, and what remains in doubt is left out."
    >
      <h2>Which source is taken</h2>
      <ol>
        <li>
          The one that is responsible for what it says takes precedence over one that reports it:
          the law before a summary of it, the project’s own document before a press report, a press
          report before a blog. The{' '}
          <SiteLink href="/about/codebook#source-kinds">kinds of sources</SiteLink> are ordered by
          this.
        </li>
        <li>
          For what an organization does, its own page takes precedence over that of its supplier,
          which counts for the supplier’s part, and for the rest only where nobody closer says it.
        </li>
        <li>
          For how far a project is, the newer page takes precedence. For when something happened, a
          page of that time does, over a later one that looks back.
        </li>
        <li>
          A page that is still online takes precedence over a copy of it on somebody else’s site.
        </li>
      </ol>
      <h2>What is written down</h2>
      <ul>
        <li>
          As much as they agree on: of two days in one month, the month. Dates are as exact as their
          sources.
        </li>
        <li>
          Nothing, where sources of the same strength say opposite things. The fact is then unknown,
          which is not No.
        </li>
        <li>
          One source for each fact, the best that was found; for inclusion criteria all that are
          needed. What else a source is cited for is on its page in the list of{' '}
          <SiteLink href="/sources">sources</SiteLink>.
        </li>
      </ul>
      <h2>What this does not settle</h2>
      <p>
        A source can be wrong, and a project’s own page tends to show it at its best. That is why
        each profile says how many of its sources are official and which are the weakest, and why
        each fact leads to its page: look for yourself, and{' '}
        <SiteLink href="/about/corrections">say what is wrong</SiteLink>.
      </p>
    </AboutPage>
  )
}
