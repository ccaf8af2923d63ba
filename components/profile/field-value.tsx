import { DateText } from '@/components/layout/date-text'
import { HostLink } from '@/components/layout/external-link'
import { CountryLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark, YesNo } from '@/components/layout/status-mark'
import type { CountryRef } from '@/lib/contract/values'
import type { FieldValue, ProjectField } from '@/lib/portal/profile/fields/project-field'

interface FieldValueTextProps {
  form: ProjectField['form']
  value: Pick<FieldValue, 'text' | 'path'>
}

export const answerValues: Record<string, boolean> = { Yes: true, No: false }

/** The presentation of a field's value: a word with its shape, a date, a website, or a name that may be a link. */
export function FieldValueText({ form, value: { text, path } }: FieldValueTextProps) {
  if (form === 'status') return <StatusMark status={text} />
  if (form === 'answer') return <YesNo value={answerValues[text]} />
  if (form === 'date') return <DateText date={text} />
  if (form === 'website') return <HostLink address={text} />
  if (path === undefined) return text
  return <SiteLink href={path}>{text}</SiteLink>
}

interface JurisdictionProps {
  country?: CountryRef | null
  region?: { title: string; abbreviation: string } | null
}

/** The area in which a regulation is in force: a country, or a region with several countries. */
export function Jurisdiction({ country, region }: JurisdictionProps) {
  return (
    <>
      {country && <CountryLink country={country} />}
      {country && region && ', '}
      {region && <span title={region.abbreviation}>{region.title}</span>}
    </>
  )
}
