/** The addresses of charts, and those that they had earlier. */
import type { Embed } from '@/lib/portal/publish/embed/embeds'
import { tableFormats } from '@/lib/portal/publish/table/table-formats'
import { type ChartId, isChartId } from './chart'

export const chartsPath = '/statistics'

/** @example chartAddress('ledgers', '2026.11.24') // '/versions/2026.11.24/charts/ledgers' */
export const chartAddress = (id: ChartId, version?: string): string =>
  version === undefined ? `/charts/${id}` : `/versions/${version}/charts/${id}`

/** The frame has space for a title in three lines, the chart, and the credit, also if it is as narrow as a phone. */
export const chartEmbed = (id: ChartId, title: string): Embed => ({
  path: `/embed/charts/${id}`,
  title,
  width: 800,
  height: 600,
})

/** The charts of the page of statistics before each had an address of its own, by the id in their addresses. */
const formerIds: Readonly<Record<string, ChartId>> = {
  launches: 'projects-by-year',
  status: 'status-by-region',
  regions: 'status-by-region',
  countries: 'projects-by-country',
  industries: 'projects-by-industry',
  properties: 'technical-properties',
  organizations: 'organizations-by-role',
  'source-kinds': 'sources-by-kind',
  'source-dates': 'sources-by-year',
  'source-states': 'sources-by-state',
}

/** The ids that addresses of a chart on the page of statistics had. */
export const listFormerIds = (id: ChartId): string[] =>
  Object.keys(formerIds).filter((former) => formerIds[former] === id)

const formerFile = /^([a-z-]+?)(-narrow)?\.(csv|json|svg|png)$/

/**
 * The present address of a file that was below `/statistics`. Undefined if there was none.
 * @example movedFile('launches-narrow.svg') // '/charts/projects-by-year/narrow.svg'
 */
export function movedFile(name: string): string | undefined {
  const [, former = '', narrow, format = ''] = formerFile.exec(name) ?? []
  const id = formerIds[former] ?? (isChartId(former) ? former : undefined)
  if (!id || (narrow && format !== 'svg')) return undefined
  const isTable = tableFormats.some((tableFormat) => tableFormat === format)
  return `${chartAddress(id)}/${narrow ? 'narrow' : isTable ? 'table' : 'chart'}.${format}`
}
