import { SiteLink } from '@/components/layout/site-link'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import { AboutPage } from './about-page'
import { Criteria } from './criteria'

export function HowProjectsGetIn() {
  return (
    <AboutPage
      title="Which projects we include"
      lede="We include a project if a public body takes part in it and it meets one of four criteria."
    >
      <h2>Criteria</h2>
      <p>A public source confirms at least one of these:</p>
      <Criteria />
      <p>
        The project’s page links to the sources for each criterion. Some projects are included
        although no source mentions DIDs or verifiable credentials; their pages give the reason.
      </p>
      <h2>How we add a project</h2>
      <ol>
        <li>
          Anyone can <SiteLink href={missingRecordAddress('projects')}>suggest a project</SiteLink>,
          with a page that shows what it is and who runs it.
        </li>
        <li>We record what a source confirms. Everything else is “Not disclosed”.</li>
        <li>
          An automatic check rejects links without a source, references to missing pages, reused
          numbers and impossible dates.
        </li>
        <li>A second person opens the sources and looks for the facts.</li>
      </ol>
      <h2>When we remove a project</h2>
      <p>
        Projects that have ended stay, with the status Ended. We remove a page only if the project
        does not belong here or has another page. Its number is never used again.
      </p>
      <h2>How we sort projects</h2>
      <p>
        Lists begin with the projects that have the most connections to others. We compute this{' '}
        <SiteLink href="/about#score">network score</SiteLink> with a public formula. Nobody can pay
        to move a project up.
      </p>
    </AboutPage>
  )
}
