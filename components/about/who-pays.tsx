import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'
import { readSettings } from '@/lib/env'
import { AboutPage } from './about-page'

export function WhoPays() {
  const { OPERATOR_NAME: name, OPERATOR_NOTE: funding } = readSettings()
  return (
    <AboutPage
      title="Funding and independence"
      lede={`The rules that ${siteName} follows, and what it states about its funding.`}
    >
      <h2>Independence</h2>
      <ul>
        <li>You can read, search, cite and download without an account and free of charge.</li>
        <li>
          There are no advertisements and no trackers; see{' '}
          <SiteLink href="/privacy">privacy</SiteLink>.
        </li>
        <li>
          Nobody can pay to be included. The <SiteLink href="/about/inclusion">criteria</SiteLink>{' '}
          ask for sources, not money.
        </li>
        <li>
          We sort projects by their network score, whose{' '}
          <SiteLink href="/about#score">formula</SiteLink> is public, so anyone can check it.
        </li>
        <li>
          The software is free under the MIT licence. The data is free too: see the{' '}
          <SiteLink href="/terms">terms</SiteLink>.
        </li>
      </ul>
      <h2>Funding</h2>
      <p>{funding ?? `This site does not name its ${name ? '' : 'operator or its '}funders.`}</p>
    </AboutPage>
  )
}
