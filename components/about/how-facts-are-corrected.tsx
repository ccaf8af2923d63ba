import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function HowFactsAreCorrected() {
  return (
    <AboutPage
      title="How we correct facts"
      lede="Anyone can suggest a correction. A public source decides."
    >
      <h2>What we need</h2>
      <ul>
        <li>Which fact on which page is wrong.</li>
        <li>What it should say, or that we should remove it.</li>
        <li>
          A public page that confirms it. If our source does not support the fact, you need no other
          page.
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
        We remove claims we cannot verify and keep claims a source supports, no matter who asks. See
        also <SiteLink href="/privacy#people">people in the data</SiteLink>.
      </p>
      <h2>When a source disappears</h2>
      <p>
        “Last read” is the day we last found the facts in a source. We also test links
        automatically: “not re-checked yet” means that we have not tested the link since. A link
        that fails on three different days counts as gone. The fact stays, marked with that day, and
        we link to an archived copy if there is one. See{' '}
        <SiteLink href="/sources?status=gone">sources that are gone</SiteLink>.
      </p>
      <p>
        If this site shows another publisher’s data, send corrections to that publisher. The{' '}
        <SiteLink href="/terms">terms</SiteLink> have the contact.
      </p>
    </AboutPage>
  )
}
