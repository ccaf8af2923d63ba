/**
 * The parameters of `/projects` for filters, sorting and field selection, in addition to the parameters of the API
 * contract. Each filter is a facet of the portal, in the terms of the API.
 */
import { z } from 'zod'
import { inclusionCriteria, ProjectSummary, technicalProperties } from './projects'
import { EntityRole, ProjectKind, ProjectLevel, ProjectStatus } from './values'

/** In characters, of each text with several values. */
export const maxListLength = 1000

/** Several values: separated by commas, or in repeated parameters. */
const several = z.codec(
  z.union([z.string().max(maxListLength), z.array(z.string().max(maxListLength))]),
  z.array(z.string()),
  {
    decode: (input) => {
      const texts = [input].flat().flatMap((text) => text.split(','))
      return [...new Set(texts.map((text) => text.trim()).filter(Boolean))].sort()
    },
    encode: (values) => values.join(','),
  },
)

const joinValues = (values: readonly string[]): string =>
  values.map((value) => `\`${value}\``).join(', ')

export interface ProjectFilter {
  /** The key of the portal's facet, if it is not the name with hyphens. */
  facet?: string
  /** The filtered property and its values. */
  description: string
  /** True if a project may have several values. */
  several?: true
}

const property = { description: 'Technical property: `yes` or `no`' }

export const projectListFilters: Readonly<Record<string, ProjectFilter>> = {
  status: { description: `Status: ${joinValues(ProjectStatus.options)}` },
  kind: { description: `Kind: ${joinValues(ProjectKind.options)}` },
  level: { description: `Level: ${joinValues(ProjectLevel.options)}` },
  country: { description: 'ISO 3166-1 alpha-2 code of the country where it is based' },
  region: { description: 'Region where it is based, such as `Europe`' },
  group: {
    description: `Group of the country where it is based: ${joinValues(['eu', 'eea', 'efta', 'benelux', 'african-union', 'asean', 'mercosur', 'g20', 'oecd', 'g7', 'gcc', 'nordic', 'baltic', 'latin-america', 'south-america', 'caribbean', 'sub-saharan-africa', 'western-asia'])}`,
    several: true,
  },
  serves: { description: 'ISO 3166-1 alpha-2 code of a country served', several: true },
  launch_year: { facet: 'year', description: 'Year of the launch' },
  industry: { description: 'Industry id', several: true },
  standard: { description: 'Id of a standard followed or maintained', several: true },
  did_method: { description: 'DID method id', several: true },
  dlt: { facet: 'technology', description: 'Ledger technology id', several: true },
  dlt_instance: { facet: 'ledger', description: 'Ledger id', several: true },
  format: {
    description: `Credential format, derived from the standards that a project follows: ${joinValues(['mdoc', 'sd-jwt', 'w3c-vc', 'anoncreds', 'acdc'])}`,
    several: true,
  },
  protocol: {
    description: `Exchange protocol, derived from the standards that a project follows: ${joinValues(['openid4vci', 'openid4vp', 'siopv2', 'didcomm', 'aries', 'vc-api', 'dc-api', 'iso-18013-7'])}`,
    several: true,
  },
  regulation: { description: 'Regulation id', several: true },
  managed_by: { description: 'Id of a managing entity', several: true },
  manager_sector: {
    description: `Sector of the managing entities: ${joinValues(['Public', 'Private'])}`,
    several: true,
  },
  partner: { description: 'Id of a funding, affiliated or member entity', several: true },
  role: { description: `Role of an entity: ${joinValues(EntityRole.options)}`, several: true },
  supplier: { description: 'Id of an entity with the role Supplier', several: true },
  lifespan: {
    description:
      'Full years from launch to end: `0` for less than one, `1`, `2`, `3`, `4`, and `5` for five or more',
  },
  product: { description: 'Title of a product', several: true },
  criterion: {
    description: `Inclusion criterion met: ${joinValues([...inclusionCriteria, 'exception'])}`,
    several: true,
  },
  ...Object.fromEntries(technicalProperties.map((name) => [name, property])),
}

/** The end of the description of every filter. */
export const orNone = '. The value `none` finds projects whose value is not disclosed'

export const matchSuffix = '_match'
export const matchParameter = (filter: string): string => filter + matchSuffix

const filterParameters = Object.entries(projectListFilters).map(
  ([name, { description }]) => [name, several.optional().describe(description + orNone)] as const,
)

/** Whether a record needs any or all of several values. */
export const Match = z.enum(['any', 'all'])

const matchParameters = Object.entries(projectListFilters).flatMap(([name, filter]) =>
  filter.several
    ? [
        [
          matchParameter(name),
          Match.optional().describe(
            `Whether a project must match any or all values of \`${name}\`. Defaults to \`any\``,
          ),
        ] as const,
      ]
    : [],
)

const sorts = ['score', 'title', 'launch_date'] as const

export const projectFields = Object.keys(ProjectSummary.shape)

export const projectListParameters: Readonly<Record<string, z.ZodType>> = {
  ...Object.fromEntries(filterParameters),
  ...Object.fromEntries(matchParameters),
  sort: z
    .enum(sorts.flatMap((name) => [name, `-${name}`] as const))
    .optional()
    .describe('Order; `-` for descending. Defaults to `-score`'),
  fields: several.optional().describe(`Fields of each item: ${joinValues(projectFields)}`),
}
