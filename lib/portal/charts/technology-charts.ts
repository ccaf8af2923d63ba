/**
 * Charts of the technology of projects: formats and protocols, ledgers, DID methods, standards and technical
 * properties.
 */
import { technicalProperties } from '@/lib/contract/projects'
import { propertyFacetKey } from '@/lib/portal/list/definitions/project-facets'
import type { Filters } from '@/lib/portal/list/list-state'
import { propertyNames } from '@/lib/portal/profile/property-names'
import { credentialFormats, exchangeProtocols } from '@/lib/portal/projects/credential-protocols'
import { counted, formatCount } from '@/lib/text/counted'
import { launchYearLabel, notDisclosedLabel, notDisclosedMeaning } from '@/lib/text/labels'
import { needsArticle } from '@/lib/text/names'
import { breakdown } from './breakdown'
import type { ChartRow, MakeChart } from './chart'
import { type Finding, findLeaders, formatShare, getLeaders, percentage } from './findings'
import { byLaunchYear, describeBase, startDefinition } from './launch-years'
import { projectUnit } from './project-charts'

const techniques: readonly { label: string; filters: Filters }[] = [
  ...(['mdoc', 'sd-jwt', 'w3c-vc', 'anoncreds'] as const).map((name) => ({
    label: credentialFormats[name].label,
    filters: { format: [name] },
  })),
  { label: 'OpenID4VC', filters: { protocol: ['openid4vci', 'openid4vp'] } },
]

/** The years of the finding, which compares recent launches with all launches. */
const recentYears = 3

function findFormat(series: readonly string[], rows: readonly ChartRow[]): Finding | undefined {
  const findMost = (candidates: readonly ChartRow[]) =>
    getLeaders(
      series.map((label, at) => ({
        label,
        cells: [],
        total: { value: candidates.reduce((sum, { cells }) => sum + (cells[at]?.value ?? 0), 0) },
      })),
    )
  const [overall, tied] = findMost(rows)
  const recent = rows.slice(-recentYears)
  const [lately, alsoTied] = findMost(recent)
  if (!overall || tied || !lately || alsoTied || !recent[0]) return undefined
  const since = recent[0].label
  const describeShare = ({ label, total }: ChartRow, candidates: readonly ChartRow[]) => {
    const all = candidates.reduce((sum, row) => sum + row.total.value, 0)
    return `${label} in ${formatCount(total.value)} of ${counted(all, 'project')}`
  }
  return {
    finding:
      lately.label === overall.label
        ? `${overall.label} leads the formats and protocols, overall and since ${since}`
        : `${overall.label} leads the formats and protocols overall, ${lately.label} since ${since}`,
    basis: `Overall: ${describeShare(overall, rows)}. Since ${since}: ${describeShare(lately, recent)}`,
  }
}

export const formatsByYear: MakeChart = (data) => {
  const years = byLaunchYear(data, { series: 'Projects' })
  const unordered = techniques.map(({ filters, label }) => ({
    label,
    band: byLaunchYear(data, { filters, series: label }),
  }))
  if (!years || unordered.some(({ band }) => band === undefined)) return undefined
  const ordered = unordered.toSorted((a, b) => (b.band?.withValue ?? 0) - (a.band?.withValue ?? 0))
  const bands = ordered.map(({ band }) => band)
  const series = ordered.map(({ label }) => label)
  const withBands = (
    row: ChartRow,
    find: (band: (typeof bands)[number]) => ChartRow | undefined,
  ) => ({
    ...row,
    cells: bands.map((band) => find(band)?.cells[0] ?? { value: 0 }),
  })
  const rows = years.rows.map((row) =>
    withBands(row, (band) => band?.rows.find(({ label }) => label === row.label)),
  )
  const namingCount = bands.reduce((sum, band) => sum + (band?.withValue ?? 0), 0)
  return {
    name: 'Credential formats and protocols by launch year, in projects with a known date',
    ...(findFormat(series, rows) ?? {
      finding:
        namingCount === 0
          ? 'No project with a launch date names one of five formats and protocols'
          : 'Formats and protocols that projects name, by launch year',
    }),
    definition: `Projects whose sources name the standard of a format or protocol, in the year of their launch. ${startDefinition} A project that names several formats or protocols is counted under each of them. mdoc is ${credentialFormats.mdoc.includes}; OpenID4VC is ${exchangeProtocols.openid4vci.label} or ${exchangeProtocols.openid4vp.label}.`,
    limits: [
      `${describeBase(years)} Other charts also count projects without a date, so their numbers are higher.`,
      'The formats are those of today: older projects may have added one later. Many sources name no standard, so these numbers are lower bounds.',
    ],
    form: 'bands',
    heading: launchYearLabel,
    unit: projectUnit,
    series,
    rows,
    omitted: years.omitted.map((row) =>
      withBands(row, (band) => band?.omitted.find(({ label }) => label === row.label)),
    ),
  }
}

interface Usage {
  rows: string
  subject: 'did-methods' | 'dlt-instances' | 'standards'
  name: string
  heading: string
  singular: string
  verb: string
  limits: string
}

const usages = {
  ledgers: {
    rows: 'ledger',
    subject: 'dlt-instances',
    name: 'Ledgers by number of projects',
    heading: 'Ledger',
    singular: 'ledger',
    verb: 'use',
    limits:
      'Projects without a ledger and projects that do not disclose theirs look the same here. A project that names several ledgers is counted under each of them.',
  },
  'did-methods': {
    rows: 'did-method',
    subject: 'did-methods',
    name: 'DID methods by number of projects',
    heading: 'DID method',
    singular: 'DID method',
    verb: 'use',
    limits:
      'Many projects do not publish their DID method, so these numbers are lower bounds. A project that names several DID methods is counted under each of them.',
  },
  standards: {
    rows: 'standard',
    subject: 'standards',
    name: 'Standards by number of projects',
    heading: 'Standard',
    singular: 'standard',
    verb: 'follow or maintain',
    limits:
      'A project counts if its sources name the standard. We do not test whether it conforms. A project that names several standards is counted under each of them.',
  },
} as const satisfies Record<string, Usage>

export const usageChart =
  (id: keyof typeof usages): MakeChart =>
  (data) => {
    const { rows, subject, name, heading, singular, verb, limits }: Usage = usages[id]
    const found = breakdown(data, { family: 'projects', rows, subject, series: 'Projects' })
    if (!found) return undefined
    const { total, withValue } = found
    const shareWithout = `${formatShare(total - withValue, total, projectUnit)} name no ${singular}`
    const superlative = `most ${verb === 'use' ? 'used' : 'common'}`
    const leaders = findLeaders(found.rows, (names, count, isOne) => ({
      finding: isOne
        ? `${needsArticle(names) ? 'The ' : ''}${names} is the ${superlative}${names.endsWith(` ${singular}`) ? '' : ` ${singular}`}`
        : `${names} are the ${superlative} ${singular}s`,
      basis: `Used in ${formatCount(count)}${isOne ? '' : ' each'} of the ${counted(withValue, 'project')} with a known ${singular}`,
    }))
    return {
      name,
      ...(leaders ?? { finding: shareWithout }),
      definition: `Projects and consortia, including those that have ended, by the ${singular}s that they ${verb}: ${counted(found.rows.length, singular)} in ${counted(withValue, 'project')}.`,
      limits: [limits],
      form: 'bars',
      heading,
      rowNoun: `${singular}s`,
      unit: projectUnit,
      ...found,
    }
  }

export const technicalPropertyChart: MakeChart = (data) => {
  const unordered = technicalProperties.flatMap((property): ChartRow[] => {
    const found = breakdown(data, {
      family: 'projects',
      rows: propertyFacetKey(property),
      series: 'Projects',
    })
    if (!found) return []
    const find = (answer: string) =>
      found.rows.find(({ label }) => label === answer)?.total ?? { value: 0 }
    const unknown = found.omitted[0]?.total ?? { value: 0 }
    return [
      {
        label: propertyNames[property],
        cells: [find('Yes'), find('No'), unknown],
        total: { value: found.total, path: '/projects' },
        end: percentage(found.total - unknown.value, found.total),
      },
    ]
  })
  const countAnswers = ({ cells }: ChartRow) => (cells[0]?.value ?? 0) + (cells[1]?.value ?? 0)
  const rows = unordered.toSorted((a, b) => countAnswers(b) - countAnswers(a))
  const [first] = rows
  if (!first || first.total.value === 0) return undefined
  const grandTotal = rows.reduce((sum, { total }) => sum + total.value, 0)
  const answered = rows.reduce((sum, row) => sum + countAnswers(row), 0)
  return {
    name: 'Technical properties of projects',
    finding: `Public sources answer ${percentage(answered, grandTotal)} of our technical questions`,
    basis: `Percentages: share of ${counted(first.total.value, 'project')} with the answer Yes or No`,
    definition: `What the sources of ${counted(first.total.value, 'project')} state about ${counted(rows.length, 'property', 'properties')}: ${formatCount(answered)} of ${formatCount(grandTotal)} answers are Yes or No.`,
    limits: [
      `${notDisclosedMeaning} Few projects publish what they do not do, so the shares of Yes are lower bounds.`,
    ],
    form: 'bars',
    heading: 'Property',
    unit: projectUnit,
    series: ['Yes', 'No', notDisclosedLabel],
    rows,
  }
}
