import { z } from 'zod'
import {
  CountryRef,
  ending,
  Id,
  LinkStats,
  NameRef,
  namedObject,
  ProjectRef,
  RegionRef,
  sourced,
  sourcedAndArchived,
  TitleRef,
} from './values'

export const ProjectStats = namedObject('ProjectStats', { ...LinkStats.shape, score: z.number() })

export const ProjectSummary = namedObject('ProjectSummary', {
  id: Id,
  title: z.string(),
  type: z.string(),
  // An addition to the API contract, like `level`: other servers lack both.
  kind: z.string().nullish(),
  level: z.string().nullish(),
  website: z.string().nullish(),
  logo_url: z.string().nullish(),
  status: z.string().nullish(),
  launch_date: z.string().nullish(),
  announcement_date: z.string().nullish(),
  mission_statement: z.string().nullish(),
  country: CountryRef.nullish(),
  region: z.string().nullish(),
  managing_entity: NameRef.nullish(),
  stats: ProjectStats,
})
export type ProjectSummary = z.infer<typeof ProjectSummary>

/** Technical properties: `true` means yes, `false` means no, and `null` means not disclosed. */
export const technicalProperties = [
  'targets_holders_or_users',
  'targets_issuers',
  'targets_verifiers',
  'uses_ssi',
  'uses_or_endorses_zkp',
  'has_exportable_credentials',
  'has_key_storage',
] as const
export type TechnicalProperty = (typeof technicalProperties)[number]

/**
 * Facts that have a field for their value and a second field for its source: `launch_date` and `launch_date_source`.
 * `end_date` is an addition to the API contract.
 */
export const sourcedDates = ['launch_date', 'announcement_date', 'end_date'] as const
export const sourcedTexts = ['mission_statement', 'tech_stack_description'] as const

type WithSources<Name extends string, Value extends z.ZodType> = Record<Name, Value> &
  Record<`${Name}_source`, z.ZodOptional<z.ZodNullable<z.ZodString>>>

/** Returns the fields of these names, each with an optional `<name>_source`. */
function withSources<const Name extends string, Value extends z.ZodType>(
  names: readonly Name[],
  value: Value,
) {
  const fields = names.flatMap((name) => [
    [name, value],
    [`${name}_source`, z.string().nullish()],
  ])
  return Object.fromEntries(fields) as WithSources<Name, Value>
}

export const inclusionCriteria = [
  'uses_did_or_vc',
  'claims_ssi',
  'has_government_funding',
  'has_known_partners',
] as const

const criterion = {
  value: z.boolean().nullish(),
  sources: z.array(z.string()).nullish(),
}

export const InclusionCriteria = namedObject('InclusionCriteria', {
  uses_did_or_vc: criterion.value,
  uses_did_or_vc_sources: criterion.sources,
  claims_ssi: criterion.value,
  claims_ssi_sources: criterion.sources,
  has_government_funding: criterion.value,
  has_government_funding_sources: criterion.sources,
  has_known_partners: criterion.value,
  has_known_partners_sources: criterion.sources,
  announcement_date: z.string().nullish(),
  announcement_date_sources: z.array(z.string()).nullish(),
  exception_reason: z.string().nullish(),
})
export type InclusionCriteria = z.infer<typeof InclusionCriteria>

export const RelatedProject = namedObject('RelatedProject', { ...ProjectRef.shape, ...sourced })

export const ConsortiaRelations = namedObject('ConsortiaRelations', {
  parent_consortium: ProjectRef.nullish(),
  child_projects: z.array(ProjectRef).nullish(),
  as_source: z.array(RelatedProject).nullish(),
  as_target: z.array(RelatedProject).nullish(),
})

export const ProjectDetail = namedObject('ProjectDetail', {
  ...ProjectSummary.shape,
  // Additions to the API contract: the page that shows the status, and the date on which it did.
  status_source: z.string().nullish(),
  status_date: z.string().nullish(),
  ...withSources([...sourcedDates, ...sourcedTexts], z.string().nullish()),
  ai_description: z.string().nullish(),
  ...withSources(technicalProperties, z.boolean().nullish()),
  geographic_focus: z.array(z.object({ country: CountryRef, ...sourced })).nullish(),
  products: z.array(TitleRef).nullish(),
  links: z
    .array(z.object({ category: z.string(), url: z.string(), description: z.string() }))
    .nullish(),
  persons_of_interest: z
    .array(
      z.object({
        person: NameRef,
        role: z.string().nullish(),
        on_behalf_of: NameRef.nullish(),
        ...sourced,
      }),
    )
    .nullish(),
  entities: z
    .array(
      z.object({
        ...NameRef.shape,
        website: z.string().nullish(),
        type: z.array(z.string()),
        country: CountryRef.nullish(),
        relationship_type: z.string(),
        // An addition to the API contract.
        role: z.string().nullish(),
        ...sourced,
      }),
    )
    .nullish(),
  consortia_relations: ConsortiaRelations.nullish(),
  regulations: z
    .array(
      z.object({
        id: Id,
        title: z.string(),
        country: CountryRef.nullish(),
        region: RegionRef.nullish(),
        ...sourced,
        ...ending,
      }),
    )
    .nullish(),
  standards: z
    .array(
      z.object({
        id: Id,
        title: z.string(),
        url: z.string().nullish(),
        type: z.string().nullish(),
        ...sourced,
        ...ending,
      }),
    )
    .nullish(),
  did_methods: z
    .array(
      z.object({
        ...NameRef.shape,
        specification_url: z.string().nullish(),
        ...sourcedAndArchived,
        ...ending,
      }),
    )
    .nullish(),
  dlt_instances: z
    .array(z.object({ ...NameRef.shape, website: z.string().nullish(), ...sourced, ...ending }))
    .nullish(),
  credential_profiles: z
    .array(z.object({ ...NameRef.shape, url: z.string(), ...sourced }))
    .nullish(),
  industries: z.array(z.object({ ...NameRef.shape, ...sourced })).nullish(),
  inclusion_criteria: InclusionCriteria.nullish(),
  stats: ProjectStats.nullish(),
})
export type ProjectDetail = z.infer<typeof ProjectDetail>
