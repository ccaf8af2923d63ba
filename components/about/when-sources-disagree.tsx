import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function WhenSourcesDisagree() {
  return (
    <AboutPage
      title="When sources disagree"
      lede="The page that is closer to the fact goes before the one that reports it, and what stays in doubt is left out."
    >
      <h2>Which source is taken</h2>
      <ol>
        <li>
          The one that is responsible for what it says goes before the one that tells of it: the law
          before a summary of it, the project’s own document before a press report, a press report
          before a blog. The{' '}
          <SiteLink href="/about/codebook#source-kinds">kinds of sources</SiteLink> are ordered by
          this.
        </li>
        <li>
          For what an organization does, its own page goes before that of its supplier, which tells
          of the supplier’s part and is taken for the rest only where nobody closer says it.
        </li>
        <li>
          For how far a project is, the newer page goes before the older one. For when something
          happened, the page of that time goes before a later one that looks back.
        </li>
        <li>A page that is there goes before a copy of it on somebody else’s site.</li>
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
          One source for each fact, the best that was found; for criteria of inclusion all that are
          needed. What else a source is cited for stands on its page in the list of{' '}
          <SiteLink href="/sources">sources</SiteLink>.
        </li>
      </ul>
      <h2>What this does not settle</h2>
      <p>
        A source can be wrong, and a project’s own page tends to say the best of it. That is why
        each profile says how many of its sources are official and which are the weakest, and why
        each fact leads to its page: look for yourself, and{' '}
        <SiteLink href="/about/corrections">say what is wrong</SiteLink>.
      </p>
    </AboutPage>
  )
}
