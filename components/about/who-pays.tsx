import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function WhoPays() {
  return (
    <AboutPage
      title="Who pays"
      lede="What can be seen in the software and the data, and what the operator of this copy has to say."
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
          for money. A record has no field for a sponsor, a rank or a payment: the{' '}
          <SiteLink href="/about/codebook">codebook</SiteLink> has all fields.
        </li>
        <li>
          The order in which projects are listed follows from a{' '}
          <SiteLink href="/about#score">formula that is published</SiteLink>, and every number can
          be counted again from the <SiteLink href="/developers">API</SiteLink>.
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
        That is for the operator of this copy to state. Where you find no such statement here, there
        is none.
      </p>
    </AboutPage>
  )
}
