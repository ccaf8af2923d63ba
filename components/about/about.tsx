import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { Unsourced } from '@/components/sources/unsourced'
import { aboutPages } from './about-pages'
import { Corrections } from './corrections'
import { ScoreMethod } from './score-method'

function Method() {
  return (
    <Section beside id="method" title="Method">
      <Prose>
        <p>
          Each record is a set of facts that people have taken from public pages, registries and
          documents. A fact carries the address of the page that confirms it and, where there is
          one, of a copy of that page in an archive. On every profile a small number leads from the
          fact to its source; a ring{' '}
          <span className="whitespace-nowrap">
            <Unsourced /> marks
          </span>{' '}
          a fact without one.
        </p>
        <p>
          Yes, No and Undisclosed are three answers. Undisclosed means that no source was found
          which says either; it does not mean No.
        </p>
        <p>
          Summaries marked as AI-written text were written with the help of a language model from
          the facts of the record. They carry no sources of their own; the facts beside them do.
        </p>
        <p>
          A project’s country is that of the organization that manages it. Dates are as exact as
          their sources: a year, a month or a day.
        </p>
        <p>
          <SiteLink href="/about/audits">Audits</SiteLink> look facts up again, drawn at random.
          Whether a copy of a record is what this site published can be{' '}
          <SiteLink href="/verify">verified</SiteLink>.
        </p>
      </Prose>
    </Section>
  )
}

function Inclusion() {
  return (
    <Section beside id="inclusion" title="Which projects are included">
      <Prose>
        <p>
          The subject is decentralized identity in which a government, or an organization close to
          one, takes part. A project or consortium is included if at least one of these holds, each
          confirmed by a source that its profile names:
        </p>
        <ul>
          <li>It uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.</li>
          <li>It claims self-sovereign identity.</li>
          <li>It has government funding.</li>
          <li>It has known partners.</li>
        </ul>
        <p>Exceptions for special cases are rare; the profile then gives the reason.</p>
      </Prose>
    </Section>
  )
}

function MorePages() {
  return (
    <Section beside id="more" title="In more detail">
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
        <PageTitle>How this record is made</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          DID Atlas is an open reference of government-affiliated decentralized identity: the
          projects, who stands behind them, what they are built on, and where each fact comes from.
        </p>
      </div>
      <Method />
      <Inclusion />
      <ScoreMethod />
      <Corrections />
      <MorePages />
    </PageMain>
  )
}
