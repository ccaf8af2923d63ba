'use client'

import { worldSize } from '@/lib/portal/map/equal-earth'
import { type Measure, measurePhrase } from '@/lib/portal/map/map-measures'
import { type RegionName, regions, regionViewBox } from '@/lib/portal/map/map-regions'
import './map.css'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { MapProps } from './interactive-map'
import type { MapTarget } from './map-layers'

interface StaticWorldProps {
  measure: Measure
  region?: RegionName
  /** Empty in a link with a name of its own. */
  alt?: string
}

/** The map as a picture, which fills the nearest positioned element. */
export function StaticWorld({ measure, region, alt }: StaticWorldProps) {
  const view = region ? `#svgView(viewBox(${regionViewBox(region)}))` : ''
  const part = region ? ` (${regions[region].title})` : ''
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file needs no optimization.
    <img
      src={`/maps/world/${measure}.svg${view}`}
      {...worldSize}
      alt={alt ?? `World map: ${measurePhrase(measure)}${part}. The table has the same numbers.`}
      // The largest picture of its page. Browsers would load it after the scripts.
      fetchPriority={alt === undefined ? 'high' : undefined}
      className="world-picture"
    />
  )
}

const InteractiveMap = lazy(async () => ({
  default: (await import('./interactive-map')).InteractiveMap,
}))

/**
 * A key for the map, which changes whenever the page is shown again. The router hides pages instead of unmounting them,
 * but a Leaflet map cannot be reused once its effects have been cleaned up. Undefined before hydration.
 */
function useMapKey(): number | undefined {
  const count = useRef(0)
  const [mapKey, setMapKey] = useState<number>()
  useEffect(() => {
    count.current += 1
    setMapKey(count.current)
    return () => setMapKey(undefined)
  }, [])
  return mapKey
}

interface WorldProps extends Omit<MapProps, 'onMove'> {
  onLeave: () => void
}

/** The style sheet hides the picture once there is a map. A second picture would load as late as the map. */
export function World({ onLeave, ...map }: WorldProps) {
  const mapKey = useMapKey()
  return (
    <div className={`map-frame ${map.view.region ? 'regional' : ''}`} onPointerLeave={onLeave}>
      <StaticWorld measure={map.measure} region={map.view.region} />
      {mapKey !== undefined && (
        <Suspense>
          <InteractiveMap key={mapKey} {...map} onMove={onLeave} />
        </Suspense>
      )}
    </div>
  )
}

function useEscape(act: () => void) {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && act()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [act])
}

/** The target under the pointer, and the selected target, which stays visible until the visitor selects another. */
export function useMapTarget() {
  const [hovered, setHovered] = useState<MapTarget>()
  const [selected, setSelected] = useState<MapTarget>()
  const clearHovered = useCallback(() => setHovered(undefined), [])
  const close = useCallback(() => {
    setHovered(undefined)
    setSelected(undefined)
  }, [])
  useEscape(close)
  return {
    mapTarget: hovered ?? selected,
    selected,
    setHovered,
    setSelected,
    clearHovered,
    close,
  }
}
