import { Section } from '@/components/layout/section'
import { YesNo } from '@/components/layout/yes-no'
import { SourceMarks } from '@/components/sources/source-marks'
import {
  type ProjectDetail,
  type TechnicalProperty,
  technicalProperties,
} from '@/lib/contract/projects'
import type { SourceIndex } from '@/lib/sources/source-index'

const names: Record<TechnicalProperty, string> = {
  targets_holders_or_users: 'Serves holders or users',
  targets_issuers: 'Serves issuers',
  targets_verifiers: 'Serves verifiers',
  uses_ssi: 'Uses self-sovereign identity',
  uses_or_endorses_zkp: 'Uses or endorses zero-knowledge proofs',
  has_exportable_credentials: 'Lets credentials be exported',
  has_key_storage: 'Stores keys for the user',
}

export function ProjectTechnology({
  project,
  sources,
}: {
  project: ProjectDetail
  sources: SourceIndex
}) {
  const { tech_stack_description: description } = project
  return (
    <Section title="Technology">
      {description && (
        <p className="mb-4 max-w-[42em]">
          {description}
          <SourceMarks index={sources} of={[project.tech_stack_description_source]} />
        </p>
      )}
      <table className="data-table">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col" className="w-[34%]">
              Disclosed
            </th>
          </tr>
        </thead>
        <tbody>
          {technicalProperties.map((property) => {
            const value = project[property]
            const disclosed = value !== null && value !== undefined
            return (
              <tr key={property}>
                <td>{names[property]}</td>
                <td>
                  <YesNo value={value} />
                  {disclosed && (
                    <SourceMarks index={sources} of={[project[`${property}_source`]]} />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Section>
  )
}
