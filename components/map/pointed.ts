import type { MapPoint } from '@/lib/portal/map/map-points'

/** A point of the map's frame, in pixels from its upper left. */
export interface Spot {
  x: number
  y: number
}

/** What a visitor points at. A country without a spot is pointed at in the table. */
export type Pointed =
  | { kind: 'country'; code: string; spot?: Spot }
  | { kind: 'place'; place: MapPoint; spot: Spot }
