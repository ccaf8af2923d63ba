import type { MapPoint } from '@/lib/portal/map/map-points'

/** What a visitor points at or has chosen. */
export type MapTarget = { kind: 'country'; code: string } | { kind: 'place'; place: MapPoint }
