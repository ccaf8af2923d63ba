'use client'

import './leaflet.css'
import { CRS, type Map as LeafletMap, type LeafletMouseEvent } from 'leaflet'
import { useRouter } from 'next/navigation'
import { useCallback, useState } from 'react'
import { MapContainer, TileLayer, useMap, useMapEvents } from 'react-leaflet'
import type { Settings } from '@/lib/env'
import { equalEarth } from '@/lib/portal/map/leaflet-equal-earth'
import type { MapCountry } from '@/lib/portal/map/map-country'
import type { Measure } from '@/lib/portal/map/map-measures'
import type { MapPoint } from '@/lib/portal/map/map-points'
import { countryPath } from '@/lib/portal/records/record-path'
import { CountryHighlight, CountryLayer } from './country-layer'
import { CountryPopup, PlacePopup } from './map-popup'
import { MapManners, Sea } from './map-view'
import { OrganizationPoints } from './organization-points'
import type { Pointed, Spot } from './pointed'
import { StaticWorld } from './static-world'
import { type Shapes, useShapes } from './use-shapes'

export interface MapProps {
  countries: readonly MapCountry[]
  measure: Measure
  /** True if organizations are shown as points. */
  points: boolean
  pointed: Pointed | undefined
  onPoint: (pointed: Pointed) => void
  /** Called when the map moves. */
  onMove: () => void
  /** Called if the organizations could not be fetched. */
  onFail: () => void
  tiles: Settings['TILE_URL']
  /** True in an embed, where links open a new tab. */
  framed: boolean
}

/** From this zoom on the shapes of the whole world are too coarse. */
const regionalZoom = 3.5
const maxZooms = { shapes: 7, tiles: 12 } as const

/** A touch shows the figures, with a link to the country, because touch screens have no hover. */
const isTouch = ({ originalEvent }: LeafletMouseEvent): boolean =>
  'pointerType' in originalEvent
    ? originalEvent.pointerType !== 'mouse'
    : window.matchMedia('(hover: none)').matches

function useChoose(onPoint: MapProps['onPoint'], framed: boolean) {
  const router = useRouter()
  return useCallback(
    (code: string, event: LeafletMouseEvent) => {
      if (isTouch(event)) onPoint({ kind: 'country', code, spot: event.containerPoint })
      else if (framed) window.open(countryPath(code), '_blank', 'noopener')
      else router.push(countryPath(code))
    },
    [router, onPoint, framed],
  )
}

/** The middle of a country, or the point of the frame's edge that is nearest to it. */
function middleOnMap(map: LeafletMap, { centre }: MapCountry): Spot | undefined {
  if (!centre) return undefined
  const { x, y } = map.latLngToContainerPoint([...centre])
  const frame = map.getSize()
  return { x: Math.max(0, Math.min(x, frame.x)), y: Math.max(0, Math.min(y, frame.y)) }
}

/** The popup of the country or place that is pointed at. */
function Popup({ countries, pointed, framed }: MapProps) {
  const map = useMap()
  const target = framed ? '_blank' : undefined
  if (!pointed) return null
  if (pointed.kind === 'place') return <PlacePopup {...pointed} target={target} />
  const country = countries.find(({ code }) => code === pointed.code)
  if (!country) return null
  const spot = pointed.spot ?? middleOnMap(map, country)
  return (
    spot && <CountryPopup country={country} spot={spot} linked={!!pointed.spot} target={target} />
  )
}

function Contents(props: MapProps & { shown: Shapes; onZoom: (zoom: number) => void }) {
  const { shown, onZoom, countries, measure, pointed, onPoint, tiles, framed, points } = props
  useMapEvents({ zoomend: ({ target }) => onZoom((target as LeafletMap).getZoom()) })
  const choose = useChoose(onPoint, framed)
  const point = useCallback(
    (code: string, spot: Spot) => onPoint({ kind: 'country', code, spot }),
    [onPoint],
  )
  const place = useCallback(
    (found: MapPoint, spot: Spot) => onPoint({ kind: 'place', place: found, spot }),
    [onPoint],
  )
  const country = pointed?.kind === 'country' && countries.find(({ code }) => code === pointed.code)
  return (
    <>
      <MapManners onMove={props.onMove} />
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
      <Popup {...props} />
    </>
  )
}

/** The interactive map; a still picture of it until its shapes are loaded. */
export function InteractiveMap(props: MapProps) {
  const { tiles, measure } = props
  const [zoom, setZoom] = useState(0)
  const { shown, failed } = useShapes(zoom >= regionalZoom ? 'regional' : 'world')
  if (!shown) {
    return (
      <>
        <StaticWorld measure={measure} />
        {failed && <p className="map-trouble">The interactive map could not be loaded.</p>}
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
