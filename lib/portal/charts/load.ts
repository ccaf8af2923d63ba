/** Loads the charts of the current data, or of a version. */
import 'server-only'
import { noteFallback } from '@/lib/client/fallback-note'
import { dataOrUndefined, unwrap } from '@/lib/client/result'
import { getData } from '@/lib/portal/data/current-data'
import type { PortalData } from '@/lib/portal/data/portal-data'
import type { DataContext } from '@/lib/portal/publish/data-context'
import { getFileContext } from '@/lib/portal/publish/load'
import { findVersion, getPastContext } from '@/lib/portal/versions/load'
import type { Cell, Chart, ChartId } from './chart'
import { getCharts } from './charts'

export interface ChartsAnswer {
  charts: readonly Chart[]
  /** With the version of the data, if the API has versions. */
  context: DataContext
  /** The version, for charts of a past one. Undefined for charts of the current data. */
  pastVersion: string | undefined
  /** The number of sources of the facts, if known. */
  sourceCount: number | undefined
}

const toAnswer = (data: PortalData, context: DataContext, pastVersion?: string): ChartsAnswer => {
  noteFallback(unwrap(data.projects))
  const charts = getCharts(data)
  return { charts, context, pastVersion, sourceCount: dataOrUndefined(data.sources)?.length }
}

/** Throws `UpstreamUnavailable` if the list of projects is unavailable. */
export const listCharts = async (): Promise<ChartsAnswer> =>
  toAnswer(await getData(), await getFileContext())

/** Links to the lists of the version. Lists of sources exist for the current data only. */
function frozenCell(cell: Cell, version: string): Cell {
  const { path, value } = cell
  if (path === undefined || path.startsWith('/sources')) return { value }
  return { value, path: `/versions/${version}${path}` }
}

function freeze(chart: Chart, version: string): Chart {
  const freezeRow = (row: Chart['rows'][number]) => ({
    ...row,
    cells: row.cells.map((cell) => frozenCell(cell, version)),
    total: frozenCell(row.total, version),
  })
  const { rows, omitted } = chart
  return {
    ...chart,
    rows: rows.map(freezeRow),
    ...(omitted ? { omitted: omitted.map(freezeRow) } : {}),
  }
}

/** The charts of a version. Undefined if there is no such version. */
async function listPastCharts(name: string): Promise<ChartsAnswer | undefined> {
  const found = await findVersion(name)
  if (!found) return undefined
  const { version } = found.about
  const data = await getData(version, { withDetails: true })
  const answer = toAnswer(data, await getPastContext(found.about), version)
  return { ...answer, charts: answer.charts.map((chart) => freeze(chart, version)) }
}

export interface ChartAnswer extends Omit<ChartsAnswer, 'charts'> {
  /** Undefined if the data does not allow it. */
  chart: Chart | undefined
  /** Further charts. Charts of the same group come first. */
  otherCharts: readonly Chart[]
}

/** How many other charts a page offers. */
const maxOthers = 3

/** A chart of the current data or of a version. Undefined if there is no such version. */
export async function getChart(id: ChartId, version?: string): Promise<ChartAnswer | undefined> {
  const answer = version === undefined ? await listCharts() : await listPastCharts(version)
  if (!answer) return undefined
  const { charts, ...rest } = answer
  const chart = charts.find((chart) => chart.id === id)
  const isNear = (other: Chart) => Number(other.group === chart?.group)
  const otherCharts = charts
    .filter((other) => other !== chart)
    .toSorted((a, b) => isNear(b) - isNear(a))
  return { ...rest, chart, otherCharts: otherCharts.slice(0, maxOthers) }
}
