/** The yes-or-no fields of a project: its technical properties, and the criteria for its inclusion. */
import { inclusionCriteria, technicalProperties } from '@/lib/contract/projects'
import { criterionNames, propertyNames } from '@/lib/portal/profile/property-names'
import { answerOf, type ProjectField, sourcedText } from './project-field'

export const technologyFields: readonly ProjectField[] = [
  {
    field: 'tech_stack_description',
    label: 'Technology in words',
    only: 'profile',
    valuesOf: (project) =>
      sourcedText(project.tech_stack_description, project.tech_stack_description_source),
  },
  ...technicalProperties.map(
    (property): ProjectField => ({
      field: property,
      label: propertyNames[property],
      form: 'answer',
      valuesOf: (project) => answerOf(project[property], [project[`${property}_source`]]),
    }),
  ),
]

export const criterionFields: readonly ProjectField[] = inclusionCriteria.map((criterion) => ({
  field: criterion,
  label: criterionNames[criterion],
  form: 'answer',
  valuesOf: ({ inclusion_criteria: met }) =>
    answerOf(met?.[criterion], met?.[`${criterion}_sources`] ?? []),
}))
