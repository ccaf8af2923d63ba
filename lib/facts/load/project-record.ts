/** The schema of a project in the facts. */
import { z } from 'zod'
import {
  inclusionCriteria,
  sourcedDates,
  sourcedTexts,
  technicalProperties,
} from '@/lib/contract/projects'
import {
  EntityRole,
  endedStatuses,
  ProjectKind,
  ProjectLevel,
  ProjectStatus,
  ProjectType,
} from '@/lib/contract/values'
import {
  CountryCode,
  ending,
  Name,
  PartialDate,
  Reference,
  recordFields,
  sourced,
  Text,
  Url,
  withSource,
} from './record-values'

interface StatedUse {
  did_methods: readonly { did_method: string }[]
  standards: readonly { standard: string; type: string }[]
  inclusion_criteria: {
    uses_did_or_vc?: { value: boolean } | undefined
    exception_reason?: string | undefined
  }
}

/** The slugs of the specifications of W3C DIDs, W3C Verifiable Credentials and KERI. */
const specification = /^(?:w3c-did-|w3c-vc-|w3c-bitstring-status-list$|keri$|acdc$|cesr$)/

function namedUses({ did_methods: methods, standards }: StatedUse): string[] {
  const followed = standards.filter(
    ({ standard, type }) => type === 'Follows' && specification.test(standard),
  )
  return [
    ...methods.map(({ did_method }) => `did:${did_method}`),
    ...followed.map(({ standard }) => standard),
  ]
}

interface Contradiction {
  field: 'uses_did_or_vc' | 'exception_reason'
  message: string
}

/** Returns the contradictions between the criterion `uses_did_or_vc` and the rest of the record. */
function inclusionContradictions(project: StatedUse): Contradiction[] {
  const { uses_did_or_vc: uses, exception_reason: exception } = project.inclusion_criteria
  const [namedUse] = namedUses(project)
  const contradictions: Contradiction[] = []
  if (namedUse && !uses?.value) {
    const message = `is not true, but the record names ${namedUse}. Set it to true with its sources, or remove ${namedUse}.`
    contradictions.push({ field: 'uses_did_or_vc', message })
  }
  if (exception && (namedUse || uses?.value)) {
    const found = namedUse ? `the record names ${namedUse}` : 'uses_did_or_vc is true'
    const message = `is for projects without any use of DIDs or verifiable credentials, but ${found}. Remove one of the two.`
    contradictions.push({ field: 'exception_reason', message })
  }
  return contradictions
}

const Technical = z.strictObject(
  Object.fromEntries(
    technicalProperties.map((name) => [
      name,
      z.strictObject({ value: z.boolean(), source: Url }).optional(),
    ]),
  ) as Record<
    (typeof technicalProperties)[number],
    z.ZodOptional<z.ZodObject<{ value: z.ZodBoolean; source: typeof Url }>>
  >,
)

const Criterion = z
  .strictObject({
    value: z.boolean(),
    sources: z.array(Url).min(1, 'is empty. Give a page on which it was seen.'),
  })
  .optional()

const Inclusion = z
  .strictObject({
    uses_did_or_vc: Criterion,
    claims_ssi: Criterion,
    has_government_funding: Criterion,
    has_known_partners: Criterion,
    exception_reason: Text.optional(),
  })
  .refine((inclusion) => inclusionCriteria.some((name) => inclusion[name]?.value), {
    error: `meets no inclusion criterion. Set one of ${inclusionCriteria.join(', ')} to true with its sources, or remove the project.`,
  })

const statuses = {
  'DID Project': ['Announced', 'Pilot', 'Launched', 'Discontinued'],
  Consortium: ['Active', 'Inactive'],
}

export const ProjectRecord = z
  .strictObject({
    ...recordFields,
    title: Name,
    type: ProjectType,
    kind: ProjectKind,
    level: ProjectLevel,
    website: Url.optional(),
    status: ProjectStatus.optional(),
    status_source: Url.optional(),
    status_date: PartialDate.optional(),
    ...withSource(sourcedDates, PartialDate),
    ...withSource(sourcedTexts, Text),
    ai_description: Text,
    technical: Technical.optional(),
    geographic_focus: z.array(z.strictObject({ country: CountryCode, ...sourced })).default([]),
    products: z.array(z.strictObject({ title: Name })).default([]),
    links: z.array(z.strictObject({ category: Text, url: Url, description: Text })).default([]),
    entities: z.array(
      z.strictObject({
        entity: Reference,
        relationship: z.enum(['Managing', 'Funding', 'Affiliation', 'Member']),
        role: EntityRole.optional(),
        ...sourced,
      }),
    ),
    persons: z
      .array(
        z.strictObject({
          person: Reference,
          role: Text.optional(),
          on_behalf_of: Reference.optional(),
          ...sourced,
        }),
      )
      .default([]),
    relations: z
      .array(
        z.strictObject({
          type: z.enum(['Member', 'Parent', 'Child', 'Interoperability']),
          target: Reference,
          ...sourced,
        }),
      )
      .default([]),
    regulations: z
      .array(z.strictObject({ regulation: Reference, ...sourced, ...ending }))
      .default([]),
    standards: z
      .array(
        z.strictObject({
          standard: Reference,
          type: z.enum(['Follows', 'Management']),
          ...sourced,
          ...ending,
        }),
      )
      .default([]),
    did_methods: z
      .array(z.strictObject({ did_method: Reference, ...sourced, ...ending }))
      .default([]),
    dlt_instances: z
      .array(z.strictObject({ dlt_instance: Reference, ...sourced, ...ending }))
      .default([]),
    credential_profiles: z.array(z.strictObject({ name: Name, url: Url, ...sourced })).default([]),
    industries: z
      .array(z.strictObject({ industry: Reference, excerpt: Text.optional(), ...sourced }))
      .default([]),
    inclusion_criteria: Inclusion,
  })
  .superRefine((project, context) => {
    for (const name of ['regulations', 'standards', 'did_methods', 'dlt_instances'] as const) {
      for (const [at, { until, until_source: source }] of project[name].entries()) {
        if ((until === undefined) === (source === undefined)) continue
        const message = 'is given without the other. Give both until and until_source, or neither.'
        const field = until === undefined ? 'until_source' : 'until'
        context.addIssue({ code: 'custom', path: [name, at, field], message })
      }
    }
    const report = (field: keyof typeof project, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    for (const { field, message } of inclusionContradictions(project)) {
      context.addIssue({ code: 'custom', path: ['inclusion_criteria', field], message })
    }
    for (const field of [...sourcedDates, ...sourcedTexts]) {
      if (project[field] === undefined || project[`${field}_source`] !== undefined) continue
      report(
        field,
        `has no ${field}_source. Give the page on which you saw it, or remove the fact.`,
      )
    }
    const { status, end_date: end } = project
    const allowed = statuses[project.type]
    if (status && !allowed.includes(status)) {
      report('status', `"${status}" does not fit a ${project.type}. Use ${allowed.join(', ')}.`)
    }
    if (project.status_source && !status)
      report('status_source', 'is the source of no status. Add the status that the page shows.')
    if (project.status_date && !project.status_source)
      report('status_date', 'has no status_source. Give the page that showed the status then.')
    if (end && !(status && endedStatuses.has(status))) {
      const ended = allowed.filter((status) => endedStatuses.has(status)).join(', ')
      report(
        'end_date',
        `is of something that has not ended. Set the status ${ended}, or remove it.`,
      )
    }
  })
export type ProjectRecord = z.infer<typeof ProjectRecord>
