import { SiteLink } from '@/components/layout/site-link'
import { siteName } from '@/lib/contract/site-name'
import { readSettings } from '@/lib/env'
import { AboutPage } from './about-page'

export function WhoPays() {
  const { OPERATOR_NOTE: funding } = readSettings()
  return (
    <AboutPage
      title="Funding and independence"
      lede={`How ${siteName} stays independent, and who funds it.`}
    >
      <h2>Independence</h2>
      <ul>
        <li>You can read, search, cite and download without an account and free of charge.</li>
        <li>
          There are no advertisements and no trackers; see{' '}
          <SiteLink href="/privacy">privacy</SiteLink>.
        </li>
        <li>
          The <SiteLink href="/about/inclusion">criteria for inclusion</SiteLink> require sources,
          not money. The data has no field for payments or paid places: see the{' '}
          <SiteLink href="/about/codebook">codebook</SiteLink>. Who funds a project is a fact with a
          source.
        </li>
        <li>
          Projects are sorted by a score with a{' '}
          <SiteLink href="/about#score">published formula</SiteLink>, unless you choose another
          order. You can recompute it from the <SiteLink href="/developers">API</SiteLink>.
        </li>
        <li>
          The software is free under the MIT licence. The <SiteLink href="/terms">terms</SiteLink>{' '}
          state who publishes the data and how you may use it.
        </li>
      </ul>
      <h2>Funding</h2>
      <p>{funding ?? 'The operator of this site has not published who funds it.'}</p>
    </AboutPage>
  )
}
