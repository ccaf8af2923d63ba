import type { MapPoint } from '@/lib/portal/map/map-points'

/** A point in the frame of the map, in pixels from its upper left corner. */
export interface Spot {
  x: number
  y: number
}

/** What a visitor points at. Without a spot, the country is pointed at in the table. */
export type Pointed =
  | { kind: 'country'; code: string; spot?: Spot }
  | { kind: 'place'; place: MapPoint; spot: Spot }
