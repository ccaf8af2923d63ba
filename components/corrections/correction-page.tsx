import type { ComponentProps, ReactNode } from 'react'
import { Crumbs, PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { type Family, getWords } from '@/lib/contract/families'
import { recordAddress } from '@/lib/corrections/correction'
import { type CorrectionsAddress, readSettings } from '@/lib/env'
import { correctionAddress } from '@/lib/portal/corrections/correction-address'
import { type CorrectionState, isForMissingRecord } from '@/lib/portal/corrections/correction-query'
import type { RecordFact } from '@/lib/portal/corrections/record-fact'
import { counted } from '@/lib/text/counted'
import { CorrectionForm, CurrentFacts, MissingRecordForm } from './correction-form'

/** Explains what happens to a correction, depending on where it is sent. */
const whereItGoes: Record<CorrectionsAddress['kind'], string> = {
  file: 'You do not need an account. We store your suggestion and its date, not who you are, and check it against its source before we change anything.',
  issue:
    'On the next page you can open an issue with your text in our repository. You need an account there.',
  mail: 'You do not need an account. On the next page you can open an e-mail to us with your text.',
}

interface CorrectionPageProps {
  state: CorrectionState
  name: string
  profile: string
  facts: readonly RecordFact[]
}

interface FormPageProps {
  family: Family
  title: string
  /** The name of the page in its breadcrumb, after the names of the pages above it. */
  crumb: string
  above?: ComponentProps<typeof Crumbs>['above']
  children: ReactNode
}

function FormPage({ family, title, crumb, above = [], children }: FormPageProps) {
  return (
    <PageMain>
      <Crumbs above={[[`/${family}`, getWords(family).title], ...above]} title={crumb} />
      <PageTitle>{title}</PageTitle>
      {children}
    </PageMain>
  )
}

export function MissingRecordPage({ family }: { family: Family }) {
  const { singular, plural } = getWords(family)
  const { kind } = readSettings().CORRECTIONS
  return (
    <FormPage family={family} title={`Suggest a missing ${singular}`} crumb="Suggest a page">
      <p className="mt-3 mb-8 max-w-[42em]">
        Check <SiteLink href="/about/inclusion">what we include</SiteLink> and whether it is already
        in the <SiteLink href={`/${family}`}>list of {plural}</SiteLink>. {whereItGoes[kind]}
      </p>
      <MissingRecordForm family={family} to={kind} />
    </FormPage>
  )
}

export function CorrectionPage({ state, name, profile, facts }: CorrectionPageProps) {
  const { family, segment, fact } = state
  const { singular } = getWords(family)
  const record = `${family}/${segment}`
  const { kind } = readSettings().CORRECTIONS
  return (
    <FormPage
      family={family}
      title="Suggest a correction"
      crumb="Suggest a correction"
      above={[[profile, name]]}
    >
      <p className="mt-3 mb-8 max-w-[42em]">
        This is about the {singular} <SiteLink href={profile}>{name}</SiteLink>. {whereItGoes[kind]}
      </p>
      <CorrectionForm record={record} facts={facts} named={fact} to={kind} />
      {facts.some(({ key }) => key !== fact) && (
        <Section title="What we publish now" note="Select a fact to correct it.">
          <details className="fold on-phones">
            <summary>{`Show ${counted(facts.length, 'fact')}`}</summary>
            <CurrentFacts facts={facts} record={record} />
          </details>
        </Section>
      )}
    </FormPage>
  )
}

export function CorrectionSent({ state }: { state: CorrectionState }) {
  const { family, segment } = state
  const record = `${family}/${segment}`
  const { singular, plural } = getWords(family)
  const isMissing = isForMissingRecord(state)
  return (
    <PageMain title="Thank you">
      <div className="mt-4">
        <Prose>
          <p>
            We have received your {isMissing ? 'suggestion' : 'correction'}. We will check it
            against its source before we change anything. We cannot reply, because we do not ask who
            you are.
          </p>
          <p>
            <SiteLink href={recordAddress(record)}>
              {isMissing ? `Back to the list of ${plural}` : `Back to the ${singular}`}
            </SiteLink>
            , or{' '}
            <SiteLink href={correctionAddress(record)}>
              {isMissing ? `suggest another ${singular}` : 'suggest another correction'}
            </SiteLink>
            .
          </p>
        </Prose>
      </div>
    </PageMain>
  )
}
