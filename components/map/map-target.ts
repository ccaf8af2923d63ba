import type { MapPoint } from '@/lib/portal/map/map-points'

/** A country or place that a visitor points at or has selected. */
export type MapTarget = { kind: 'country'; code: string } | { kind: 'place'; place: MapPoint }
