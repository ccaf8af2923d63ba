/** All charts of the data, in the order of the index. */
import { dataOrUndefined } from '@/lib/client/result'
import { getDataDate } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { formatDate } from '@/lib/text/dates'
import { type Chart, type ChartId, chartIds, type MakeChart } from './chart'
import {
  endedProjects,
  projectsBy,
  projectsByYear,
  statusByRegion,
  walletSuppliers,
  walletsOverTime,
} from './project-charts'
import {
  lawsByYear,
  organizationsByRole,
  sourcesByKind,
  sourcesByState,
  sourcesByYear,
} from './record-charts'
import { formatsByYear, technicalPropertyChart, usageChart } from './technology-charts'

const makers: Readonly<Record<ChartId, MakeChart>> = {
  'national-wallets': walletsOverTime,
  'wallet-suppliers': walletSuppliers,
  'projects-by-year': projectsByYear,
  'status-by-region': statusByRegion,
  'ended-projects': endedProjects,
  'projects-by-country': projectsBy('projects-by-country'),
  'projects-by-industry': projectsBy('projects-by-industry'),
  'formats-by-year': formatsByYear,
  ledgers: usageChart('ledgers'),
  'did-methods': usageChart('did-methods'),
  standards: usageChart('standards'),
  'technical-properties': technicalPropertyChart,
  'organizations-by-role': organizationsByRole,
  'laws-by-year': lawsByYear,
  'sources-by-kind': sourcesByKind,
  'sources-by-year': sourcesByYear,
  'sources-by-state': sourcesByState,
}

/** Marks the year in which the data ends, so that readers do not mistake an incomplete year for a decline. */
function markIncomplete(chart: Chart, asOf: string): Chart {
  const year = asOf.slice(0, 4)
  if (chart.form === 'bars' || !chart.rows.some(({ label }) => label === year)) return chart
  const note = `${year} is incomplete: the data ends on ${formatDate(asOf.slice(0, 10))}, and many dates are only reported later.`
  return { ...chart, incomplete: year, limits: [...chart.limits, note] }
}

/** The charts that the data allows. */
export const getCharts = derived('charts', (data: PortalData): readonly Chart[] => {
  if (!dataOrUndefined(data.projects)) return []
  return chartIds.flatMap((id) => {
    const chart = makers[id](data)
    return chart && chart.rows.length > 0 ? [markIncomplete(chart, getDataDate(data))] : []
  })
})
