/** Countries in a short form, because the payload of a page with the map contains all of them. */
import type { MapCountry } from './map-measures'
import { regionNames } from './map-regions'

/** What a country lacks is 0; `region` is an index. `shape` is 1 if its name is that of the country. */
export type PackedCountry = readonly [
  code: string,
  name: string,
  status: number,
  projects: number,
  entities: number,
  regulations: number,
  region: number,
  centre: MapCountry['centre'] | 0,
  shape: string | 0 | 1,
  small: 0 | 1,
]

export const packCountries = (countries: readonly MapCountry[]): PackedCountry[] =>
  countries.map(
    ({ code, name, figures, region, shape, centre, small }): PackedCountry => [
      code,
      name,
      figures.status,
      figures.projects_hq,
      figures.entities,
      figures.regulations,
      region === undefined ? -1 : regionNames.indexOf(region),
      centre ?? 0,
      shape === name ? 1 : (shape ?? 0),
      small ? 1 : 0,
    ],
  )

export function unpackCountry(packed: PackedCountry): MapCountry {
  const [code, name, status, projects, entities, regulations, at, centre, shape, small] = packed
  const region = regionNames[at]
  return {
    code,
    name,
    figures: { status, projects_hq: projects, entities, regulations },
    ...(region ? { region } : {}),
    ...(shape ? { shape: shape === 1 ? name : shape } : {}),
    ...(centre ? { centre } : {}),
    ...(small ? { small: true } : {}),
  }
}
