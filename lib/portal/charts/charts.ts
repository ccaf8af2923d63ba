/** All charts of the data, in the order of the index. */
import { dataOrUndefined } from '@/lib/client/result'
import { getDataDate } from '@/lib/portal/data/indexes'
import { derived, type PortalData } from '@/lib/portal/data/portal-data'
import { formatDate } from '@/lib/text/dates'
import { type Chart, type ChartGroup, type ChartId, chartIds, type MakeChart } from './chart'
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

const makers: Readonly<Record<ChartId, readonly [group: ChartGroup, make: MakeChart]>> = {
  'national-wallets': ['wallets', walletsOverTime],
  'wallet-suppliers': ['wallets', walletSuppliers],
  'projects-by-year': ['projects', projectsByYear],
  'status-by-region': ['projects', statusByRegion],
  'ended-projects': ['projects', endedProjects],
  'projects-by-country': ['projects', projectsBy('projects-by-country')],
  'projects-by-industry': ['projects', projectsBy('projects-by-industry')],
  'formats-by-year': ['technology', formatsByYear],
  ledgers: ['technology', usageChart('ledgers')],
  'did-methods': ['technology', usageChart('did-methods')],
  standards: ['technology', usageChart('standards')],
  'technical-properties': ['technology', technicalPropertyChart],
  'organizations-by-role': ['organizations', organizationsByRole],
  'laws-by-year': ['organizations', lawsByYear],
  'sources-by-kind': ['evidence', sourcesByKind],
  'sources-by-year': ['evidence', sourcesByYear],
  'sources-by-state': ['evidence', sourcesByState],
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
    const [group, make] = makers[id]
    const made = make(data)
    if (!made || made.rows.length === 0) return []
    return [markIncomplete({ id, group, ...made }, getDataDate(data))]
  })
})
