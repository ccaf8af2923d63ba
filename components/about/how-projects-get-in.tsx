import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function HowProjectsGetIn() {
  return (
    <AboutPage
      title="How a project gets in"
      lede="It meets a criterion, a public page confirms that, and somebody writes it down."
    >
      <h2>What has to hold</h2>
      <p>
        A government, or an organization close to one, takes part in it, and at least one of four
        criteria holds: it uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI;
        it claims self-sovereign identity; it has government funding; it has known partners. Each
        criterion that a profile answers names the pages that confirm the answer.
      </p>
      <p>
        A project in whose sources neither decentralized identifiers nor verifiable credentials were
        found can be in for another reason. Its profile then gives that reason. The{' '}
        <SiteLink href="/about/codebook#projects-inclusion_criteria">codebook</SiteLink> has the
        fields.
      </p>
      <h2>How it is added</h2>
      <ol>
        <li>
          Anybody proposes it: with a page that shows what it is and who stands behind it. The ways
          are those of <SiteLink href="/about/corrections">corrections</SiteLink>.
        </li>
        <li>
          Its record is written: what has been seen in a source, and nothing else. What no source
          says stays out; it is unknown, not No.
        </li>
        <li>
          A check of all records has to pass. It refuses a relation without a source, a reference to
          a missing record, a number that has been used before and an impossible date.
        </li>
        <li>Somebody else opens the sources and looks for the facts.</li>
      </ol>
      <h2>How it stays, and how it leaves</h2>
      <p>
        A project that has ended stays, with the status Discontinued or Inactive. A record that
        proves to be wrong as a whole, or to be the same as another one, is taken out, and its
        number is never used again.
      </p>
      <p>
        The order of lists and the score say how well a project is connected in this record, by a{' '}
        <SiteLink href="/about#score">formula that is published</SiteLink>. No field of a record can
        move it up.
      </p>
    </AboutPage>
  )
}
