import { Fragment } from 'react'
import { PageContents, PageMain } from '@/components/layout/page-main'
import { TextSection } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { Unsourced } from '@/components/sources/unsourced'
import { isApiEmbedded } from '@/lib/client/public-address'
import { type Family, getWords } from '@/lib/contract/families'
import { siteName } from '@/lib/contract/site-name'
import { readSettings, type Settings } from '@/lib/env'
import { glossaryAddress } from '@/lib/portal/about/glossary'
import { getAuditFigures } from '@/lib/portal/about/load'
import { missingRecordAddress } from '@/lib/portal/corrections/correction-address'
import { notDisclosedMeaning } from '@/lib/text/labels'
import { withIndefiniteArticle } from '@/lib/text/sentences'
import { aboutPages, Criteria, OtherPublisher } from './about-pages'
import { AuditSentence } from './audit-sentence'
import { OperatorSection } from './operator'
import { ScoreMethod } from './score-method'

const suggested: readonly Family[] = ['projects', 'entities', 'regulations', 'standards', 'dlts']

async function Method() {
  const audits = await getAuditFigures()
  return (
    <TextSection id="method" title="How we check facts">
      <p>
        We collect facts from public pages, registers and documents. The small number after a fact
        links to its source. A ring
        <Unsourced /> marks a fact without one. If a source has an archived copy, we link to it too.
        Each source has a <SiteLink href="/about/codebook#source-kinds">kind</SiteLink>, such as
        official, press or company. Profiles with several sources name the weakest kind.
      </p>
      <p>“Yes”, “No” and “Not disclosed” are three different answers. {notDisclosedMeaning}</p>
      <p>
        A language model wrote the summaries marked “AI-written text”. They can contain figures that
        are not among the facts on the page. Trust the facts and their sources over the summary.
      </p>
      <p>
        A project’s country is that of the organization that manages it. Dates are as precise as
        their sources: a year, a month or a day.
      </p>
      {audits && <AuditSentence audits={audits} />}
      <p>
        You can <SiteLink href="/verify">verify</SiteLink> that a file comes from this site.
      </p>
    </TextSection>
  )
}

/** Whether a correction needs an account, depending on where it is sent. */
const accountNotes: Record<Settings['CORRECTIONS']['kind'], string> = {
  file: 'You do not need an account, and we do not ask who you are.',
  mail: 'You do not need an account.',
  issue: 'You need an account with the service that hosts our repository.',
}

const sections = [
  { id: 'method', title: 'How we check facts' },
  { id: 'operator', title: 'Who runs this site' },
  { id: 'inclusion', title: 'Which projects we include' },
  { id: 'score', title: 'The network score' },
  { id: 'corrections', title: 'Corrections' },
  { id: 'more', title: 'More pages' },
]

export function About() {
  return (
    <PageMain title={`About ${siteName}`}>
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        {siteName} is an open reference on{' '}
        <SiteLink href={glossaryAddress('decentralized-identity')}>decentralized identity</SiteLink>{' '}
        in government. It lists the projects, the organizations behind them and the technology they
        use. Most facts link to their source.
      </p>
      <p className="mt-3 max-w-[42em]">
        In decentralized identity, people hold digital documents, called{' '}
        <SiteLink href={glossaryAddress('verifiable-credential')}>verifiable credentials</SiteLink>,
        in a phone app called a <SiteLink href={glossaryAddress('wallet')}>wallet</SiteLink>, and
        choose when to show them. <SiteLink href={glossaryAddress('did')}>DIDs</SiteLink>{' '}
        (decentralized identifiers) and <SiteLink href={glossaryAddress('keri')}>KERI</SiteLink> are
        two ways to identify who signed a document.
      </p>
      <PageContents sections={sections} />
      <Method />
      <OperatorSection operator={readSettings()} />
      <TextSection id="inclusion" title="Which projects we include">
        <p>
          We cover projects and consortia for decentralized identity in which a government or a
          public body takes part. A public source must confirm that the project meets at least one
          of these criteria:
        </p>
        <Criteria />
        <p>
          A project can qualify without using DIDs or verifiable credentials; its page then gives
          the reason. Read{' '}
          <SiteLink href="/about/inclusion">how we add and remove projects</SiteLink>.
        </p>
      </TextSection>
      <ScoreMethod />
      <TextSection id="corrections" title="Corrections">
        <p>
          On any page, choose “Suggest a correction”
          {/* Screen readers skip the pens: the form lists all facts. */}
          <span aria-hidden> or the pen next to a fact</span>. Tell us what it should say and link
          to a source. {accountNotes[readSettings().CORRECTIONS.kind]} We check the source before we
          change anything. Read <SiteLink href="/about/corrections">what happens next</SiteLink>.
        </p>
        <p>
          Is something missing? Suggest{' '}
          {suggested.map((family, index) => (
            <Fragment key={family}>
              {index > 0 && (index === suggested.length - 1 ? ' or ' : ', ')}
              <SiteLink href={missingRecordAddress(family)}>
                {withIndefiniteArticle(getWords(family).singular)}
              </SiteLink>
            </Fragment>
          ))}{' '}
          and link to a page that describes it.
        </p>
        {isApiEmbedded() ? (
          <p>
            Developers can also edit the data. Each page is a file in the folder <code>data/</code>{' '}
            of the source code, whose README explains how.
          </p>
        ) : (
          <OtherPublisher />
        )}
      </TextSection>
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
    </PageMain>
  )
}
