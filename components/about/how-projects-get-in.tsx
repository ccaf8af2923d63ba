import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function HowProjectsGetIn() {
  return (
    <AboutPage
      title="Which projects we include"
      lede="We include a project when a public source confirms at least one criterion."
    >
      <h2>Criteria</h2>
      <p>
        A government or a public body is involved, and at least one of four criteria holds: the
        project uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI; it claims
        self-sovereign identity; it has government funding; or it has known partners. Its page links
        to the sources for each criterion.
      </p>
      <p>
        Some projects are included although no source mentions DIDs or verifiable credentials. Their
        pages give the reason. The{' '}
        <SiteLink href="/about/codebook#projects-inclusion_criteria">codebook</SiteLink> describes
        the fields.
      </p>
      <h2>How we add a project</h2>
      <ol>
        <li>
          Anyone can suggest it, with a page that shows what it is and who runs it, in the same way
          as <SiteLink href="/about/corrections">corrections</SiteLink>.
        </li>
        <li>We write down what a source confirms and nothing else. The rest is unknown, not No.</li>
        <li>
          An automatic check must pass. It rejects links without a source, references to missing
          pages, reused numbers and impossible dates.
        </li>
        <li>A second person opens the sources and looks for the facts.</li>
      </ol>
      <h2>When we remove a project</h2>
      <p>
        Projects that have ended stay, with the status Discontinued or Inactive. We remove a page
        only if it proves wrong as a whole or duplicates another one. Its number is never used
        again.
      </p>
      <p>
        Projects are sorted by a score that shows how well they are connected, by a{' '}
        <SiteLink href="/about#score">published formula</SiteLink>. No field can move a project up.
      </p>
    </AboutPage>
  )
}
