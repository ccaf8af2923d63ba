'use client'

import { useState } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import type { Settings } from '@/lib/env'
import { figureText, getFigure, type MapCountry, type Measure } from '@/lib/portal/map/map-measures'
import type { MapState } from '@/lib/portal/map/map-query'
import { countryPath } from '@/lib/portal/records/record-path'
import { counted } from '@/lib/text/counted'
import type { MapTarget } from './map-layers'
import { SmallLegend } from './map-legend'
import { useMapTarget, World } from './world'

interface ReadoutProps {
  countries: readonly MapCountry[]
  measure: Measure
  mapTarget: MapTarget
}

/** The figure of the country under the pointer, or the number of organizations at a place. */
function Readout({ countries, measure, mapTarget }: ReadoutProps) {
  if (mapTarget.kind === 'place') {
    return counted(mapTarget.place[2].length, 'organization here', 'organizations here')
  }
  const country = countries.find(({ code }) => code === mapTarget.code)
  if (!country) return null
  return (
    <>
      <SiteLink href={countryPath(country.code)} target="_blank">
        {country.name}
      </SiteLink>{' '}
      {figureText(measure, getFigure(country, measure))}
    </>
  )
}

interface MapFrameProps {
  countries: readonly MapCountry[]
  state: MapState
  tiles: Settings['TILE_URL']
}

export function MapFrame({ countries, state: { measure, region }, tiles }: MapFrameProps) {
  // A new object would move the map, so every render has to pass the same one.
  const [initialView] = useState({ region })
  const { mapTarget, setHovered, setSelected, clearHovered } = useMapTarget()
  return (
    <div className="map-embed">
      <World
        {...{ countries, measure, tiles, view: initialView }}
        activeTarget={mapTarget}
        onHighlight={setHovered}
        onSelect={setSelected}
        onLeave={clearHovered}
        onFail={clearHovered}
      />
      {mapTarget && (
        <p className="map-readout">
          <Readout countries={countries} measure={measure} mapTarget={mapTarget} />
        </p>
      )}
      <SmallLegend countries={countries} measure={measure} />
    </div>
  )
}
