'use client'

import { useEffect, useState } from 'react'
import { planarShape } from '@/lib/portal/map/antimeridian'
import { type CountryShape, countryShapes, type WorldTopology } from '@/lib/portal/map/topology'

/** Files of the build, whose names hold a hash of their content: a browser asks for each once. */
const files = {
  world: new URL('../../node_modules/world-atlas/countries-110m.json', import.meta.url),
  regional: new URL('../../node_modules/world-atlas/countries-50m.json', import.meta.url),
}
export type Scale = keyof typeof files

const loading = new Map<Scale, Promise<CountryShape[]>>()

async function load(scale: Scale): Promise<CountryShape[]> {
  const response = await fetch(files[scale])
  if (!response.ok) throw new Error(`${response.status}`)
  return countryShapes((await response.json()) as WorldTopology).map(planarShape)
}

/** Asked for once for all maps; a failure is forgotten, so that the next map asks again. */
function shapesOf(scale: Scale): Promise<CountryShape[]> {
  const known = loading.get(scale)
  if (known) return known
  const asked = load(scale)
  loading.set(scale, asked)
  asked.catch(() => loading.delete(scale))
  return asked
}

export interface Shapes {
  scale: Scale
  shapes: readonly CountryShape[]
}

/** The shapes at a scale. Until they are there, and where they cannot be had, those that came before. */
export function useShapes(scale: Scale): { shown?: Shapes; failed: boolean } {
  const [shown, setShown] = useState<Shapes>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let current = true
    shapesOf(scale).then(
      (shapes) => current && setShown({ scale, shapes }),
      () => current && setFailed(true),
    )
    return () => {
      current = false
    }
  }, [scale])
  return { shown, failed }
}
