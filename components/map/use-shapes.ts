'use client'

import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import { cutAtAntimeridian } from '@/lib/portal/map/antimeridian'
import { type CountryShape, countryShapes, type WorldTopology } from '@/lib/portal/map/topology'

/** Files of the build. Their names contain a hash of their content, so browsers cache them permanently. */
const files = {
  world: new URL('../../node_modules/world-atlas/countries-110m.json', import.meta.url),
  regional: new URL('../../node_modules/world-atlas/countries-50m.json', import.meta.url),
}
export type Scale = keyof typeof files

export interface Shapes {
  scale: Scale
  shapes: readonly CountryShape[]
}

const fetchTopology = jsonFetcher(hasMembers<WorldTopology>('objects', 'arcs'))

async function fetchShapes([, scale]: readonly [string, Scale]): Promise<Shapes> {
  const topology = await fetchTopology(files[scale].href)
  return { scale, shapes: countryShapes(topology).map(cutAtAntimeridian) }
}

const options = { ...fetchOnce, keepPreviousData: true }

/** The shapes at a scale. Until they are loaded, or if loading fails, those of the previous scale are returned. */
export function useShapes(scale: Scale): { shown?: Shapes; failed: boolean } {
  const { data, error } = useSWR(['shapes', scale], fetchShapes, options)
  return { shown: data, failed: error !== undefined }
}
