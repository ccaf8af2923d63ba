/** Pages below `/about`, except the audits. To add one, add a component and an entry here. */
import type { ComponentType, ReactNode } from 'react'
import { Crumbs, PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { SiteLink } from '@/components/layout/site-link'
import { isApiEmbedded } from '@/lib/client/public-address'
import { siteName } from '@/lib/contract/site-name'
import { readSettings } from '@/lib/env'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import { Codebook } from './codebook'

interface AboutPageProps {
  title: string
  /** A one-sentence summary of the page. */
  lede: string
  children: ReactNode
}

/** A page about how the records are compiled: a title, a summary and a text. */
function AboutPage({ title, lede, children }: AboutPageProps) {
  return (
    <PageMain>
      <Crumbs above={[['/about', 'About']]} title={title} />
      <PageTitle>{title}</PageTitle>
      <p className="mt-3 max-w-[38em] font-serif text-lede">{lede}</p>
      <div className="mt-8 [&_h2]:mt-8 [&_h2]:mb-2 [&_h2]:font-semibold [&_h2]:font-serif [&_h2]:text-[1.375rem]">
        <Prose>{children}</Prose>
      </div>
    </PageMain>
  )
}

/** The criteria for including a project. A project must meet at least one of them. */
export function Criteria() {
  return (
    <ul>
      <li>It uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.</li>
      <li>
        It describes itself as self-sovereign identity (people control their own identity data).
      </li>
      <li>It has government funding.</li>
      <li>Its partners are named in public.</li>
    </ul>
  )
}

/** Where to send corrections if the data is not from this site's own API. */
export function OtherPublisher() {
  return (
    <p>
      This site shows another publisher’s data. You can also write to that publisher, whose contact
      is in the <SiteLink href="/terms">terms</SiteLink>.
    </p>
  )
}

function HowProjectsGetIn() {
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
        The list begins with the best-connected projects, by their{' '}
        <SiteLink href="/about#score">network score</SiteLink>. Its formula is public. You cannot
        pay to move a project up.
      </p>
    </AboutPage>
  )
}

function HowFactsAreCorrected() {
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
        “Last read” is the day on which we last found the facts in a source. A link that fails our
        tests on three different days counts as{' '}
        <SiteLink href="/sources?status=gone">gone</SiteLink>. The fact stays, and we link to an
        archived copy if there is one.
      </p>
      {!isApiEmbedded() && <OtherPublisher />}
    </AboutPage>
  )
}

function WhenSourcesDisagree() {
  return (
    <AboutPage
      title="When sources disagree"
      lede="We use the source closest to the fact, and leave out what remains in doubt."
    >
      <h2>Which source we use</h2>
      <ol>
        <li>
          We prefer the original to a report on it. A law comes before its summary, a project’s own
          document before the press, and the press before a blog. See the{' '}
          <SiteLink href="/about/codebook#source-kinds">order of the kinds</SiteLink>.
        </li>
        <li>
          For an organization’s own work we trust its website over a supplier’s. We use a supplier’s
          page for the supplier’s part, or if nothing better exists.
        </li>
        <li>
          For a project’s status we use the newest source. For a date, we use a source from that
          time.
        </li>
        <li>We prefer a page that is still online to a copy on another site.</li>
      </ol>
      <h2>What we record</h2>
      <ul>
        <li>
          What the sources agree on. If they give different days of one month, we record the month.
        </li>
        <li>
          Nothing, if equally strong sources contradict each other. The fact is then “Not
          disclosed”.
        </li>
        <li>
          The best source we found for each fact. Criteria for inclusion can have several. The list
          of <SiteLink href="/sources">sources</SiteLink> shows which facts each one supports.
        </li>
      </ul>
      <h2>Limits</h2>
      <p>
        A source can be wrong, and a project’s own page tends to flatter it. Each page here shows
        how many of its sources are official and which is the weakest. Check for yourself, and{' '}
        <SiteLink href="/about/corrections">tell us what is wrong</SiteLink>.
      </p>
    </AboutPage>
  )
}

function WhoPays() {
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

interface AboutPageEntry {
  title: string
  description: string
  Page: ComponentType
}

/** Keyed by the last segment of their addresses. */
export const aboutPages: Readonly<Record<string, AboutPageEntry>> = {
  codebook: {
    title: 'Codebook',
    description: `What the terms, statuses and fields in ${siteName} mean, and what evidence we require.`,
    Page: Codebook,
  },
  inclusion: {
    title: 'Which projects we include',
    description: 'Our criteria for including projects, how we add one, and when we remove one.',
    Page: HowProjectsGetIn,
  },
  corrections: {
    title: 'How we correct facts',
    description:
      'How to suggest a correction, what happens next, and what we do when a source disappears.',
    Page: HowFactsAreCorrected,
  },
  conflicts: {
    title: 'When sources disagree',
    description: 'Which source we use when two disagree, and what we leave out.',
    Page: WhenSourcesDisagree,
  },
  funding: {
    title: 'Funding and independence',
    description: `The rules that ${siteName} follows, and what it states about its funding.`,
    Page: WhoPays,
  },
}

/** Their paths, for the sitemap. */
export const aboutPaths = Object.keys(aboutPages).map((segment) => `/about/${segment}`)

export const getAboutPage = (segment: string): AboutPageEntry | undefined =>
  Object.hasOwn(aboutPages, segment) ? aboutPages[segment] : undefined
