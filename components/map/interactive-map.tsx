'use client'

import './leaflet.css'
import { CRS, type Map as LeafletMap } from 'leaflet'
import { useCallback, useState } from 'react'
import { MapContainer, TileLayer, useMapEvents } from 'react-leaflet'
import type { Settings } from '@/lib/env'
import { equalEarth } from '@/lib/portal/map/leaflet-equal-earth'
import type { MapCountry } from '@/lib/portal/map/map-country'
import type { Measure } from '@/lib/portal/map/map-measures'
import type { MapPoint } from '@/lib/portal/map/map-points'
import { CountryHighlight, CountryLayer, type Shapes, useShapes } from './country-layer'
import { MapBehaviour, type MapView, Sea } from './map-view'
import { OrganizationPoints } from './organization-points'
import { StaticWorld } from './static-world'

/** A country or place that a visitor points at or has selected. */
export type MapTarget = { kind: 'country'; code: string } | { kind: 'place'; place: MapPoint }

export interface MapProps {
  countries: readonly MapCountry[]
  measure: Measure
  /** The part of the world to show. Each request to show it is a new object. */
  view: MapView
  /** True if organizations are shown as points. */
  points: boolean
  pointed: MapTarget | undefined
  onPoint: (pointed: MapTarget) => void
  onChoose: (chosen: MapTarget) => void
  /** Called when the map moves. */
  onMove: () => void
  /** Called if the organizations could not be fetched. */
  onFail: () => void
  tiles: Settings['TILE_URL']
}

/** From this zoom level on, the shapes of the world map are too coarse. */
const regionalZoom = 3.5
const maxZooms = { shapes: 7, tiles: 12 } as const

function Contents(props: MapProps & { shown: Shapes; onZoom: (zoom: number) => void }) {
  const { shown, onZoom, countries, measure, pointed, onPoint, onChoose, tiles, points } = props
  useMapEvents({ zoomend: ({ target }) => onZoom((target as LeafletMap).getZoom()) })
  const point = useCallback((code: string) => onPoint({ kind: 'country', code }), [onPoint])
  const choose = useCallback((code: string) => onChoose({ kind: 'country', code }), [onChoose])
  const place = useCallback(
    (found: MapPoint) => onChoose({ kind: 'place', place: found }),
    [onChoose],
  )
  const country = pointed?.kind === 'country' && countries.find(({ code }) => code === pointed.code)
  return (
    <>
      <MapBehaviour view={props.view} onMove={props.onMove} />
      {tiles ? <TileLayer url={tiles.url} /> : <Sea />}
      <CountryLayer
        shown={shown}
        countries={countries}
        measure={measure}
        tiled={tiles !== undefined}
        onPoint={point}
        onChoose={choose}
      />
      {country && <CountryHighlight shown={shown} country={country} />}
      {points && <OrganizationPoints onPlace={place} onFail={props.onFail} />}
    </>
  )
}

/** The interactive map. Until its shapes are loaded, a static picture is shown. */
export function InteractiveMap(props: MapProps) {
  const { tiles, measure, view } = props
  const [zoom, setZoom] = useState(0)
  const { shown, failed } = useShapes(zoom >= regionalZoom ? 'regional' : 'world')
  if (!shown) {
    return (
      <>
        <StaticWorld measure={measure} region={view.region} />
        {failed && (
          <p className="map-trouble">
            We could not load the interactive map. The table has the same numbers.
          </p>
        )}
      </>
    )
  }
  return (
    <MapContainer
      crs={tiles ? CRS.EPSG3857 : equalEarth}
      center={[0, 0]}
      zoom={0}
      maxZoom={tiles ? maxZooms.tiles : maxZooms.shapes}
      zoomSnap={tiles ? 1 : 0}
      scrollWheelZoom={false}
      attributionControl={false}
    >
      <Contents {...props} shown={shown} onZoom={setZoom} />
    </MapContainer>
  )
}
