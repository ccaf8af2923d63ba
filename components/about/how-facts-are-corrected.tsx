import { SiteLink } from '@/components/layout/site-link'
import { AboutPage } from './about-page'

export function HowFactsAreCorrected() {
  return (
    <AboutPage
      title="How a fact is corrected"
      lede="Anybody can ask for it. What decides is a public page that says what is right."
    >
      <h2>What it takes</h2>
      <ul>
        <li>Which fact of which record is meant: the address of the profile says the record.</li>
        <li>What is right, or that the fact should go.</li>
        <li>
          A public page that confirms it. A fact whose source does not say it can be taken out
          without another page.
        </li>
      </ul>
      <p>
        “Suggest a correction” on the profile opens a form. The other ways are on the{' '}
        <SiteLink href="/about#corrections">page of the method</SiteLink>.
      </p>
      <h2>What happens then</h2>
      <ol>
        <li>Somebody opens the source and looks for the fact.</li>
        <li>
          The record is changed together with its source: the address under the fact is that of the
          page that now confirms it.
        </li>
        <li>
          A check of all records runs, and the next version of the data has the change. Profiles say
          how old their data is.
        </li>
      </ol>
      <p>
        What cannot be confirmed goes, whoever has asked for it to stay. What a source confirms
        stays, whoever would like it to go; for facts about people see{' '}
        <SiteLink href="/privacy#people">people in the record</SiteLink>.
      </p>
      <h2>When a source disappears</h2>
      <p>
        “Last read” is the day on which somebody last found the facts in a source. A command of the
        software checks addresses again; a source whose address it has not asked for since is called
        “not re-checked yet”. One that fails on three different days counts as gone: the fact stays,
        its source is marked with the day, and a copy in a web archive is offered first where there
        is one. <SiteLink href="/sources?status=gone">Sources that are gone</SiteLink> are listed.
      </p>
      <p>
        If this site shows the data of another publisher, corrections belong there: the{' '}
        <SiteLink href="/terms">page of terms</SiteLink> says whom to ask.
      </p>
    </AboutPage>
  )
}
