/** The shapes of countries as the `world-atlas` package holds them (Natural Earth), and their names. */
import type { Feature, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

export type WorldTopology = Topology<{ countries: GeometryCollection<{ name: string }> }>
export type CountryShape = Feature<Polygon | MultiPolygon, { name: string }>

export function countryShapes(topology: WorldTopology): CountryShape[] {
  const { features } = feature(topology, topology.objects.countries)
  return features.filter(
    (shape): shape is CountryShape =>
      shape.geometry.type === 'Polygon' || shape.geometry.type === 'MultiPolygon',
  )
}

/** The numeric code of ISO 3166-1; the name where there is none, as for Kosovo. */
export const shapeName = ({ id, properties }: Pick<Feature, 'id' | 'properties'>): string =>
  String(id ?? properties?.name)
