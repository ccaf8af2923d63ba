import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { Unsourced } from '@/components/sources/unsourced'
import { siteName } from '@/lib/contract/site-name'
import { readSettings } from '@/lib/env'
import { aboutPages } from './about-pages'
import { Corrections } from './corrections'
import { OperatorSection } from './operator'
import { ScoreMethod } from './score-method'

function Method() {
  return (
    <Section sideTitle id="method" title="How we check facts">
      <Prose>
        <p>
          We collect facts from public pages, registers and documents. Most facts link to the page
          that confirms them and, if there is one, to an archived copy. A raised number after a fact
          links to its source; a ring{' '}
          <span className="whitespace-nowrap">
            <Unsourced /> marks
          </span>{' '}
          a fact without one.
        </p>
        <p>
          Yes, No and Not disclosed are three different answers. Not disclosed means that we found
          no source for either; it does not mean No.
        </p>
        <p>
          Summaries marked as AI-written text were written by a language model from the facts on the
          same page. They have no sources of their own; the facts do.
        </p>
        <p>
          A project’s country is that of its managing organization. Dates are as precise as their
          sources: a year, a month or a day.
        </p>
        <p>
          In <SiteLink href="/about/audits">audits</SiteLink> we check random facts again and
          publish the results. You can <SiteLink href="/verify">verify</SiteLink> that a file comes
          from this site.
        </p>
      </Prose>
    </Section>
  )
}

function Inclusion() {
  return (
    <Section sideTitle id="inclusion" title="Which projects we include">
      <Prose>
        <p>
          We cover projects of decentralized identity that involve a government or a public body. We
          include a project or consortium when a public source confirms at least one of these:
        </p>
        <ul>
          <li>It uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.</li>
          <li>It claims self-sovereign identity.</li>
          <li>It has government funding.</li>
          <li>It has known partners.</li>
        </ul>
        <p>Exceptions are rare, and the page of the project gives the reason.</p>
      </Prose>
    </Section>
  )
}

function MorePages() {
  return (
    <Section sideTitle id="more" title={`More about ${siteName}`}>
      <ul className="lines max-w-[42em]">
        {Object.entries(aboutPages).map(([segment, { title, description }]) => (
          <li key={segment}>
            <SiteLink href={`/about/${segment}`}>{title}</SiteLink>
            <p className="note">{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export function About() {
  return (
    <PageMain section="about">
      <div className="pt-9">
        <PageTitle>About {siteName}</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          {siteName} is an open reference on decentralized identity in government: the projects, the
          organizations behind them, the technology they use, and the source of each fact.
        </p>
      </div>
      <OperatorSection operator={readSettings()} />
      <Method />
      <Inclusion />
      <ScoreMethod />
      <Corrections />
      <MorePages />
    </PageMain>
  )
}
