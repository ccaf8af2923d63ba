import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function WhoPays() {
  return (
    <AboutPage
      title="Who pays"
      lede="What the software and the data show about money, and what they cannot show."
    >
      <h2>What can be seen</h2>
      <ul>
        <li>Reading, searching, citing and downloading take no account and no payment.</li>
        <li>
          There are no advertisements and no trackers; see{' '}
          <SiteLink href="/privacy">privacy</SiteLink>.
        </li>
        <li>
          The <SiteLink href="/about/inclusion">rules of inclusion</SiteLink> ask for sources, not
          for money. No field of a record holds a payment to this atlas or a place that was paid
          for: the <SiteLink href="/about/codebook">codebook</SiteLink> has all fields. Who pays for
          a project is a fact about the project, with a source.
        </li>
        <li>
          Projects are listed by a score whose{' '}
          <SiteLink href="/about#score">formula is published</SiteLink>, unless you choose another
          order. Its figures can be computed again from what the{' '}
          <SiteLink href="/developers">API</SiteLink> gives.
        </li>
        <li>
          The software is free under the MIT licence. The{' '}
          <SiteLink href="/terms">terms of the data</SiteLink> say who publishes them and how they
          may be used.
        </li>
      </ul>
      <h2>What cannot</h2>
      <p>
        Neither the software nor the data names a sponsor, a grant or a donor, and neither can show
        who pays for the server on which you read this or for the time of those who look up facts.
        That is for those who run this copy to state. This page holds no such statement.
      </p>
    </AboutPage>
  )
}
