import { chartsPath } from '@/lib/portal/charts/chart-address'
import { movedTo } from '@/lib/portal/responses/route-response'

/** The index of the charts has another address. */
export const GET = () => movedTo(chartsPath)
