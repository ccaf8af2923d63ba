import Link from 'next/link'
import type { ReactNode } from 'react'
import { DateText } from '@/components/layout/date-text'
import { Section } from '@/components/layout/section'
import { YesNo } from '@/components/layout/yes-no'
import { SourceMarks } from '@/components/sources/source-marks'
import { type InclusionCriteria, inclusionCriteria } from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/sources/source-index'

const names: Record<(typeof inclusionCriteria)[number], string> = {
  uses_did_or_vc: 'Uses W3C DIDs, verifiable credentials or KERI',
  claims_ssi: 'Claims self-sovereign identity',
  has_government_funding: 'Has government funding',
  has_known_partners: 'Has known partners',
}

const note: ReactNode = (
  <>
    Why the project is in this record: at least one criterion is met.{' '}
    <Link href="/about#inclusion" prefetch={false}>
      How projects are chosen
    </Link>
  </>
)

export function ProjectInclusion({
  criteria,
  sources,
}: {
  criteria: InclusionCriteria
  sources: SourceIndex
}) {
  const { announcement_date: announced, exception_reason: exception } = criteria
  return (
    <Section title="Inclusion criteria" note={note}>
      {exception && <p className="mb-3 max-w-[42em]">Included as an exception: {exception}</p>}
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col" className="w-[34%]">
              Met
            </th>
          </tr>
        </thead>
        <tbody>
          {inclusionCriteria.map((name) => {
            const value = criteria[name]
            const disclosed = value !== null && value !== undefined
            return (
              <tr key={name}>
                <td>{names[name]}</td>
                <td>
                  <YesNo value={value} />
                  {disclosed && (
                    <SourceMarks index={sources} of={criteria[`${name}_sources`] ?? []} />
                  )}
                </td>
              </tr>
            )
          })}
          {announced && (
            <tr>
              <td>Announced</td>
              <td>
                <DateText date={announced} />
                <SourceMarks index={sources} of={criteria.announcement_date_sources ?? []} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Section>
  )
}
