import { SiteLink } from '@/components/layout/site-link'
import { isApiEmbedded } from '@/lib/client/public-address'
import { AboutPage } from './about-page'
import { OtherPublisher } from './other-publisher'

export function HowFactsAreCorrected() {
  return (
    <AboutPage
      title="How we correct facts"
      lede="Anyone can suggest a correction. A public source decides."
    >
      <h2>What we need</h2>
      <ul>
        <li>Which fact is wrong, and on which page.</li>
        <li>What it should say, or that we should remove it.</li>
        <li>
          A public page that confirms it. You need none if our source does not support the fact.
        </li>
      </ul>
      <p>
        Choose “Suggest a correction” on any page, or see{' '}
        <SiteLink href="/about#corrections">other ways</SiteLink>.
      </p>
      <h2>What happens next</h2>
      <ol>
        <li>We open the source and look for the fact.</li>
        <li>We change the fact together with its source.</li>
        <li>We check all data again. The next version includes the change.</li>
      </ol>
      <p>
        We remove claims we cannot verify and keep claims that a source supports, no matter who
        asks. If a fact is about you, see also{' '}
        <SiteLink href="/privacy#people">people in the data</SiteLink>.
      </p>
      <h2>When a source disappears</h2>
      <p>
        “Last read” is the day on which we last found the facts in a source. We also test links
        automatically. A link that fails on three different days counts as{' '}
        <SiteLink href="/sources?status=gone">gone</SiteLink>. The fact stays, and we link to an
        archived copy if there is one.
      </p>
      {!isApiEmbedded() && <OtherPublisher />}
    </AboutPage>
  )
}
