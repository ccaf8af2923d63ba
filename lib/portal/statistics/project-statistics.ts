/** Statistics derived from the list of projects: their launches, statuses, countries and regions. */

import type { ProjectSummary } from '@/lib/contract/projects'
import { statusesByStage } from '@/lib/portal/projects/status'
import { launchYear } from '@/lib/portal/records/launch-year'
import { countryPath } from '@/lib/portal/records/record-path'
import { counted, formatCount } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import { launchYearLabel, notDisclosedLabel } from '@/lib/text/labels'
import { drawnRows, ranked, type Statistic, unknownRow } from './statistic'

type Projects = readonly ProjectSummary[]

const noStatus = 'Status not disclosed'
const typeNames: Record<string, string> = { 'DID Project': 'DID projects', Consortium: 'Consortia' }

const getStatus = ({ status }: ProjectSummary): string => status || noStatus

/** The statuses that occur, in the order of a project's life. Those that only another server has come last. */
function getStatuses(projects: Projects): string[] {
  const occurring = new Set(projects.map(getStatus))
  const known = statusesByStage.filter((status) => occurring.delete(status))
  const none = occurring.delete(noStatus)
  return [...known, ...[...occurring].sort(), ...(none ? [noStatus] : [])]
}

const getLaunchYear = ({ launch_date: date }: ProjectSummary): number | undefined => {
  const year = launchYear(date)
  return year === undefined ? undefined : Number(year)
}

/** All years from the first to the last launch, including those without launches. */
function getYears(projects: Projects): number[] {
  const years = projects.map(getLaunchYear).filter((year) => year !== undefined)
  if (years.length === 0) return []
  const first = Math.min(...years)
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index)
}

export function launchStatistic(projects: Projects): Statistic {
  const statuses = getStatuses(projects)
  const years = getYears(projects)
  const byYear = groupBy(projects, getLaunchYear)
  const getValues = (group: Projects) => [
    group.length,
    ...statuses.map((status) => group.filter((project) => getStatus(project) === status).length),
  ]
  const undated = byYear.get(undefined) ?? []
  const span = years.length > 1 ? ` The years run from ${years[0]} to ${years.at(-1)}.` : ''
  return {
    id: 'launches',
    title: 'Projects by launch year',
    shows: `${formatCount(projects.length - undated.length)} of ${counted(projects.length, 'project')} and consortia have a launch date: when their intended users could first use them. Pilots count too.${span}`,
    limits: `${formatCount(undated.length)} have none and are not in the chart. The status is today’s: a project that has since been discontinued counts as discontinued in its launch year.`,
    form: 'years',
    heading: launchYearLabel,
    columns: ['All', ...statuses],
    rows: years.map((year) => ({ label: String(year), values: getValues(byYear.get(year) ?? []) })),
    unknown: unknownRow(notDisclosedLabel, getValues(undated)),
  }
}

export function statusStatistic(projects: Projects): Statistic {
  const byType = groupBy(projects, ({ type }) => type)
  const types = [...byType.keys()].sort(
    (a, b) => (byType.get(b)?.length ?? 0) - (byType.get(a)?.length ?? 0),
  )
  const getValues = (status: string) =>
    types.map((type) => (byType.get(type) ?? []).filter((p) => getStatus(p) === status).length)
  return {
    id: 'status',
    title: 'Projects by status',
    shows: `The status of ${counted(projects.length, 'project')} and consortia. Projects are announced, piloted, launched or discontinued; consortia are active or inactive.`,
    limits:
      'The status is the latest we know of: a project that ended quietly may still count as running.',
    form: 'bars',
    heading: 'Status',
    columns: types.map((type) => typeNames[type] ?? type),
    rows: getStatuses(projects)
      .filter((status) => status !== noStatus)
      .map((status) => ({ label: status, values: getValues(status) })),
    unknown: unknownRow(noStatus, getValues(noStatus)),
  }
}

export function countryStatistic(projects: Projects): Statistic {
  const byCountry = groupBy(projects, ({ country }) => country?.code)
  const rows = ranked(
    [...byCountry.values()].flatMap((group) => {
      const country = group[0]?.country
      if (!country) return []
      return [{ label: country.name, address: countryPath(country.code), values: [group.length] }]
    }),
  )
  const others = rows.slice(drawnRows(rows).length)
  const othersTotal = others.reduce((sum, { values }) => sum + (values[0] ?? 0), 0)
  return {
    id: 'countries',
    title: 'Projects by country',
    shows: `Where ${counted(projects.length, 'project')} and consortia are headquartered, by the country of their managing organization: ${counted(rows.length, 'country', 'countries')}.`,
    limits:
      'Each project counts once, for the country where it is based, however many countries it serves.',
    form: 'bars',
    heading: 'Country',
    columns: ['Projects'],
    rows,
    ...(others.length > 0
      ? { rest: { label: `${others.length} other countries`, values: [othersTotal] } }
      : {}),
    unknown: unknownRow('Country not disclosed', [byCountry.get(undefined)?.length ?? 0]),
  }
}

export function regionStatistic(projects: Projects): Statistic {
  const byRegion = groupBy(projects, ({ region }) => region || undefined)
  const regions = [...byRegion].flatMap(([label, group]) =>
    label === undefined ? [] : [{ label, values: [group.length] }],
  )
  return {
    id: 'regions',
    title: 'Projects by region',
    shows: `The same ${counted(projects.length, 'project')} and consortia by world region.`,
    limits: 'A region may have few projects, or we may cover it less well.',
    form: 'bars',
    heading: 'Region',
    columns: ['Projects'],
    rows: ranked(regions),
    unknown: unknownRow('Region not disclosed', [byRegion.get(undefined)?.length ?? 0]),
  }
}
