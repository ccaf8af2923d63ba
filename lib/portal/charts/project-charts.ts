/** Charts of national wallets and of projects. Each is undefined if the data lacks the counted records. */

import { dataOrUndefined } from '@/lib/client/result'
import { makeGraph } from '@/lib/portal/data/indexes'
import type { PortalData } from '@/lib/portal/data/portal-data'
import { indexOfList } from '@/lib/portal/list/data-lists'
import { noValue } from '@/lib/portal/list/facets'
import { listAddress } from '@/lib/portal/list/list-state'
import {
  isRunningOrPilot,
  stageLabels,
  stagePhrases,
  stages,
  statusesAt,
} from '@/lib/portal/projects/status'
import { launchedStatuses, undatedReasons } from '@/lib/portal/projects/undated'
import { findRecentLaunches } from '@/lib/portal/wallets/recent-launches'
import { counted, formatCount } from '@/lib/text/counted'
import { launchYearLabel, notDisclosedLabel } from '@/lib/text/labels'
import { inSentence } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'
import {
  type Breakdown,
  type BreakdownInput,
  breakdown,
  describeOthers,
  hasFacets,
  largestGroups,
  otherLabel,
  type ValueGroup,
} from './breakdown'
import type { ChartRow, MakeChart } from './chart'
import { findLeaders, findPeak, formatShare, getLeaders, type Unit } from './findings'
import { byLaunchYear, describeBase, launchDefinition, startDefinition } from './launch-years'

export const projectUnit: Unit = ['project', 'projects']
const walletUnit: Unit = ['wallet', 'wallets']
const nationalWallet = { kind: ['Wallet'], level: ['National'] }

const labels = { running: capitalized(stagePhrases.running), ...stageLabels }

/** The statuses by stage, as far as projects have them. Statuses that only another server has form one group. */
function stageGroups(data: PortalData): ValueGroup[] {
  const occurring = new Set((indexOfList(data, 'projects').values.get('status') ?? []).flat())
  const groups = [
    ...stages.map((stage) => ({ label: labels[stage], values: statusesAt(stage) })),
    { label: notDisclosedLabel, values: [noValue] },
  ].filter(({ values }) => values.some((value) => occurring.has(value)))
  for (const value of groups.flatMap(({ values }) => values)) occurring.delete(value)
  return occurring.size > 0 ? [...groups, { label: otherLabel, values: [...occurring] }] : groups
}

/** Why the last number of the chart is not the number of wallets that are listed as launched. */
function compareWithLaunched({ series, rows, omitted }: Breakdown): string {
  const count = (row: ChartRow | undefined, stage: string) =>
    row?.cells[series.indexOf(stage)]?.value ?? 0
  const last = rows.at(-1)
  const [dated, undated, ended] = [
    count(last, labels.running),
    count(omitted[0], labels.running),
    count(last, labels.ended),
  ]
  const parts = [
    `${formatCount(dated)} of the ${formatCount(last?.total.value ?? 0)} in the chart`,
    ...(undated > 0 ? [`${formatCount(undated)} without a known launch date`] : []),
  ]
  const since =
    ended > 0
      ? ` The chart still counts ${formatCount(ended)} that ${ended === 1 ? 'has' : 'have'} since ended.`
      : ''
  return `${formatCount(dated + undated)} ${dated + undated === 1 ? 'is' : 'are'} listed as launched: ${parts.join(', and ')}.${since}`
}

const withTotalOnly = (row: ChartRow): ChartRow => ({ ...row, cells: [row.total] })

export const walletsOverTime: MakeChart = (data) => {
  const countWallets = (statuses: readonly string[]) =>
    breakdown(data, {
      family: 'projects',
      filters: { ...nationalWallet, status: statuses },
      rows: 'year',
      series: { key: 'status', groups: stageGroups(data) },
      cumulative: true,
    })
  const projects = dataOrUndefined(data.projects)
  const found = countWallets(launchedStatuses)
  if (!projects || !found || found.total === 0) return undefined
  const number = found.rows.at(-1)?.total.value ?? 0
  const recent = findRecentLaunches(projects)
  return {
    name: 'National wallets launched by the end of each year (running total)',
    ...(recent
      ? {
          finding: `${formatCount(recent.number)} of ${counted(recent.total, 'national wallet launch', 'national wallet launches')} with a known date came after ${recent.year}`,
          basis: `Wallets ${recent.scope}`,
        }
      : {
          finding: `${counted(number, 'national wallet')} ${number === 1 ? 'has' : 'have'} a known launch date`,
        }),
    definition: recent
      ? launchDefinition
      : `All national wallets with a known launch date, including those that have since ended. ${launchDefinition}`,
    limits: [compareWithLaunched(found), 'A country can have several national wallets.'],
    form: 'columns',
    isRunningTotal: true,
    ...(recent ? { keyYear: recent.year } : {}),
    heading: 'Year',
    unit: walletUnit,
    series: ['Launched'],
    rows: found.rows.map(withTotalOnly),
    omitted: undatedReasons.flatMap(({ label, statuses }): ChartRow[] => {
      if (statuses === launchedStatuses) {
        return found.omitted.map((row) => ({ ...withTotalOnly(row), label }))
      }
      const filters = { ...nationalWallet, status: statuses }
      const value = countWallets(statuses)?.total ?? 0
      const total = { value, path: listAddress('/projects', { filters }) }
      return value > 0 ? [{ label, cells: [total], total }] : []
    }),
  }
}

/** National wallets and all others, if the data has levels. */
function levelGroups(data: PortalData): BreakdownInput['series'] {
  if (!hasFacets(data, 'projects', ['level'])) return 'Wallets'
  const occurring = new Set((indexOfList(data, 'projects').values.get('level') ?? []).flat())
  occurring.delete('National')
  return {
    key: 'level',
    groups: [
      { label: 'National wallets', values: ['National'] },
      { label: 'Other wallets', values: [...occurring] },
    ],
  }
}

/** The maximum length of a finding, which is the title of its chart. */
const maxFinding = 70

/** Who supplies the most wallets and, if one organization leads there too, who supplies the most national ones. */
function describeSuppliers(names: string, rows: readonly ChartRow[], isOne: boolean): string {
  const finding = `${names} ${isOne ? 'supplies' : 'supply'} the most wallets`
  const national = rows.flatMap((row) => (row.cells[0] ? [{ ...row, total: row.cells[0] }] : []))
  const [first, second] = getLeaders(national)
  if (!isOne || !first || second) return finding
  const full =
    first.label === names
      ? `${finding}, national ones included`
      : `${finding}, ${first.label} the most national ones`
  return full.length <= maxFinding ? full : finding
}

export const walletSuppliers: MakeChart = (data) => {
  const series = data.projects.ok ? levelGroups(data) : 'Wallets'
  const found = breakdown(data, {
    family: 'projects',
    filters: { kind: ['Wallet'] },
    rows: 'supplier',
    subject: 'entities',
    series,
  })
  // Only the graph has the names of organizations.
  if (!found || found.withValue === 0 || !makeGraph(data).ok) return undefined
  return {
    name: 'Suppliers of national and other wallets',
    ...(findLeaders(found.rows, (names, count, isOne) => ({
      finding:
        typeof series === 'string'
          ? `${names} ${isOne ? 'supplies' : 'supply'} the most wallets`
          : describeSuppliers(names, found.rows, isOne),
      basis: `${names} ${isOne ? 'supplies' : 'supply'} ${formatCount(count)}${isOne ? '' : ' each'} of the ${counted(found.withValue, 'wallet')} with a known supplier${isOne && typeof series !== 'string' ? `, ${formatCount(getLeaders(found.rows)[0]?.cells[0]?.value ?? 0)} of them national` : ''}`,
    })) ?? {
      finding: `${counted(found.rows.length, 'organization')} ${found.rows.length === 1 ? 'supplies' : 'supply'} ${counted(found.withValue, 'wallet')}`,
    }),
    definition:
      'Wallets, whether national or not, by the organizations that supply their software or services. A wallet with several suppliers is counted under each of them.',
    limits: ['Many sources do not name a supplier, so these numbers are lower bounds.'],
    form: 'bars',
    heading: 'Supplier',
    rowNoun: 'suppliers',
    unit: walletUnit,
    ...found,
  }
}

export const projectsByYear: MakeChart = (data) => {
  const hasKinds = hasFacets(data, 'projects', ['kind'])
  const key = hasKinds ? 'kind' : 'type'
  const groups = data.projects.ok ? largestGroups(data, 'projects', key, 5) : []
  const found = data.projects.ok && byLaunchYear(data, { series: { key, groups } })
  if (!found) return undefined
  const others = describeOthers(data, 'projects', key, groups)
  return {
    name: `Projects by launch year and ${key}`,
    ...(findPeak(
      found.rows,
      projectUnit,
      found.pilots > 0 ? 'launched or began a pilot' : 'launched',
    ) ?? {
      finding: `${formatCount(found.withValue)} of ${counted(found.total, 'project')} ${found.withValue === 1 ? 'has' : 'have'} a launch date`,
    }),
    definition: `Projects and consortia in the year of their launch, by ${key}. ${startDefinition}`,
    limits: [
      `${describeBase(found)} A project counts once, in its first year.`,
      ...(others ? [others] : []),
    ],
    form: 'columns',
    heading: launchYearLabel,
    unit: projectUnit,
    ...found,
  }
}

/** A share of fewer projects says little. */
const minForShare = 50

export const statusByRegion: MakeChart = (data) => {
  const groups = data.projects.ok ? stageGroups(data) : []
  const found = breakdown(data, {
    family: 'projects',
    rows: 'region',
    series: { key: 'status', groups },
  })
  if (!found) return undefined
  const usedGroups = groups.flatMap(({ values }, at) => (values.some(isRunningOrPilot) ? [at] : []))
  const countUsed = ({ cells }: ChartRow) =>
    usedGroups.reduce((sum, at) => sum + (cells[at]?.value ?? 0), 0)
  const [first, second] = getLeaders(found.rows)
  const share = (row: ChartRow) => countUsed(row) / row.total.value
  const [highest] = found.rows
    .filter(({ total }) => total.value >= minForShare)
    .toSorted((a, b) => share(b) - share(a))
  const describeShare = (row: ChartRow) =>
    `${formatCount(countUsed(row))} of ${formatCount(row.total.value)} in ${inSentence(row.label)}`
  const without = found.total - found.withValue
  const basis = [
    ...(first && !second && highest && share(highest) > share(first)
      ? [
          `Launched, active or ${stagePhrases.pilot}: ${describeShare(first)}, ${describeShare(highest)}`,
        ]
      : []),
    ...(without > 0
      ? [`${counted(without, 'project')} ${without === 1 ? 'has' : 'have'} no known region`]
      : []),
  ].join('. ')
  return {
    name: 'Projects by region and status',
    finding:
      first && !second
        ? `${first.label} has the most projects: ${formatCount(first.total.value)} of ${formatCount(found.total)}`
        : `${counted(found.rows.length, 'region')} ${found.rows.length === 1 ? 'has' : 'have'} projects`,
    ...(basis ? { basis } : {}),
    definition:
      'Projects and consortia by the region where they are based and their latest known status.',
    limits: [
      'A project that ended quietly may still count as launched. We may cover some regions less well than others.',
    ],
    form: 'bars',
    heading: 'Region',
    unit: projectUnit,
    ...found,
  }
}

export const endedProjects: MakeChart = (data) => {
  const found = breakdown(data, {
    family: 'projects',
    filters: { status: statusesAt('ended') },
    rows: 'lifespan',
    series: 'Projects',
  })
  if (!found || found.total === 0) return undefined
  return {
    name: 'Ended projects by time from launch to end',
    ...(findLeaders(found.rows, (names, count, isOne) =>
      isOne
        ? {
            finding: `${formatCount(count)} of ${counted(found.withValue, 'ended project')} lasted ${names.toLowerCase()}`,
          }
        : undefined,
    ) ?? {
      finding: `${counted(found.total, 'project')} ${found.total === 1 ? 'has' : 'have'} ended`,
    }),
    basis: `Known for ${formatShare(found.withValue, found.total, ['ended project', 'ended projects'])}`,
    definition: 'Projects and consortia that have ended, and whose launch and end we know.',
    limits: [
      'If only the year or the month is known, we count from the middle of it. Some never launched, so they have no lifespan.',
    ],
    form: 'bars',
    heading: 'Launch to end',
    unit: projectUnit,
    ...found,
    // The facet also has projects that have not ended.
    omitted: found.omitted.map((row) => ({ ...row, label: 'Launch or end date not disclosed' })),
  }
}

const places = {
  'projects-by-country': {
    rows: 'country',
    subject: 'countries',
    has: 'has',
    name: 'Projects by country',
    heading: 'Country',
    rowNoun: 'countries',
    definition: 'Projects and consortia by the country of their managing organization.',
    limits: 'Each project counts once, for the country where it is based, however many it serves.',
  },
  'projects-by-industry': {
    rows: 'industry',
    subject: 'industries',
    has: 'is the industry with',
    name: 'Projects by industry',
    heading: 'Industry',
    rowNoun: 'industries',
    definition: 'Projects and consortia by the industries for which they are meant.',
    limits:
      'A project can count in several industries. Industries with few projects are not listed.',
  },
} as const

export const projectsBy =
  (id: keyof typeof places): MakeChart =>
  (data) => {
    const { rows, subject, limits, has, ...texts } = places[id]
    const found = breakdown(data, { family: 'projects', rows, subject, series: 'Projects' })
    if (!found || !data[subject].ok) return undefined
    return {
      finding:
        findLeaders(
          found.rows,
          (names, count, isOne) =>
            isOne
              ? `${capitalized(names)} ${has} the most projects: ${formatCount(count)} of ${formatCount(found.total)}`
              : `${capitalized(names)} have the most projects: ${formatCount(count)} each`,
          inSentence,
        ) ?? texts.name,
      limits: [limits],
      form: 'bars',
      unit: projectUnit,
      ...texts,
      ...found,
    }
  }
