/** Reads the shapes of countries from the files of `world-atlas`, which contain data of Natural Earth. */
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

/**
 * The name of a shape: its numeric ISO 3166-1 code, or its English name if it has no code, as for
 * Kosovo.
 */
export const getShapeName = ({ id, properties }: Pick<Feature, 'id' | 'properties'>): string =>
  String(id ?? properties?.name)
