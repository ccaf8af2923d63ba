'use client'

import {
  bounds,
  CRS,
  extend,
  type Map as LeafletMap,
  latLng,
  type Projection,
  point,
  Transformation,
} from 'leaflet'
import { useEffect, useId, useState } from 'react'
import { MapContainer, TileLayer, useMap, useMapEvents, ZoomControl } from 'react-leaflet'
import {
  type Box,
  halfHeight,
  halfWidth,
  project,
  shownBox,
  unproject,
} from '@/lib/portal/map/equal-earth'
import { type RegionName, regionBox, regions } from '@/lib/portal/map/map-regions'
import './leaflet.css'
import type { Settings } from '@/lib/env'
import type { MapCountry, Measure } from '@/lib/portal/map/map-measures'
import {
  CountryHighlight,
  CountryLayer,
  type MapTarget,
  OrganizationPoints,
  type Shapes,
  useShapes,
} from './map-layers'

const projection: Projection = {
  bounds: bounds([-halfWidth, -halfHeight], [halfWidth, halfHeight]),
  project({ lat, lng }) {
    const { x, y } = project(lat, lng)
    return point(x, y)
  },
  unproject(planar) {
    const { latitude, longitude } = unproject(point(planar))
    return latLng(latitude, longitude)
  },
}

const scale = 1 / (2 * halfWidth)

const equalEarth: CRS = extend({}, CRS.Earth, {
  code: 'equal-earth',
  projection,
  transformation: new Transformation(scale, 0.5, -scale, 0.5),
  infinite: false,
})

export interface MapView {
  region?: RegionName
}

const isTiled = ({ options }: LeafletMap): boolean => Boolean(options.zoomSnap)

/** The zoom level at which a box fits the frame. At level 0 the Earth is 256 pixels wide. */
function boxZoom(map: LeafletMap, { left, right, bottom, top }: Box): number {
  const { x, y } = map.getSize()
  const pixels = Math.min(x / (right - left), y / (top - bottom)) * 2 * halfWidth
  return Math.log2(Math.max(64, pixels) / 256)
}

/** The zoom level at which the world fits the frame. Tiles need integer levels. */
function worldZoom(map: LeafletMap): number {
  const zoom = boxZoom(map, shownBox)
  return isTiled(map) ? Math.max(0, Math.round(zoom)) : zoom
}

/** Sets the minimum zoom last, because a zoom below the minimum starts an animation that ends at another place. */
function showAt(map: LeafletMap, centre: [number, number], zoom: number) {
  map.setMinZoom(0)
  map.setView(centre, zoom, { animate: false })
  map.setMinZoom(worldZoom(map))
}

function showBox(map: LeafletMap, box: Box) {
  const { left, right, bottom, top } = box
  const { latitude, longitude } = unproject({ x: (left + right) / 2, y: (bottom + top) / 2 })
  showAt(map, [latitude, longitude], boxZoom(map, box))
}

/** With tiles, the centre of the world is further north, because the Mercator projection enlarges the north. */
function showWorld(map: LeafletMap) {
  if (isTiled(map)) showAt(map, [28, 0], worldZoom(map))
  else showBox(map, shownBox)
}

function showRegion(map: LeafletMap, region: RegionName) {
  if (!isTiled(map)) {
    showBox(map, regionBox(region))
    return
  }
  const { south, north, west, east } = regions[region]
  const zoom = map.getBoundsZoom([
    [south, west],
    [north, east],
  ])
  showAt(map, [(south + north) / 2, (west + east) / 2], zoom)
}

/** Leaflet's zoom buttons are links, which only Enter presses. */
function pressWithSpace(event: KeyboardEvent) {
  const { target, key } = event
  if (key !== ' ' || !(target instanceof HTMLElement) || target.getAttribute('role') !== 'button')
    return
  event.preventDefault()
  target.click()
}

function useView(map: LeafletMap, view: MapView, descriptionId: string) {
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute('aria-label', 'World map')
    container.setAttribute('aria-describedby', descriptionId)
    // The table has all that the shapes show.
    map.getPane('overlayPane')?.setAttribute('aria-hidden', 'true')
    container.addEventListener('keydown', pressWithSpace)
    return () => container.removeEventListener('keydown', pressWithSpace)
  }, [map, descriptionId])
  useEffect(() => {
    // On phones the frame of a region is taller than that of the world.
    map.invalidateSize({ animate: false, pan: false })
    if (view.region) showRegion(map, view.region)
    else showWorld(map)
  }, [map, view])
}

/**
 * Prevents the map from capturing the scrolling of the page: the full world map cannot be
 * dragged, and the wheel zooms only after a click. Also keeps the Earth in the frame.
 */
function MapBehaviour({ view, onMove }: { view: MapView; onMove: () => void }) {
  const map = useMap()
  const descriptionId = useId()
  useView(map, view, descriptionId)
  const isWorld = () => map.getZoom() <= map.getMinZoom() + 0.01
  const settle = () => {
    if (isWorld()) map.dragging.disable()
    else map.dragging.enable()
    const centre = map.latLngToContainerPoint(map.getCenter())
    const middle = map.getSize().divideBy(2)
    if (centre.distanceTo(middle) > 2)
      map.setView(map.getCenter(), map.getZoom(), { animate: false })
  }
  useMapEvents({
    movestart: onMove,
    moveend: settle,
    click: () => map.scrollWheelZoom.enable(),
    mouseout: () => map.scrollWheelZoom.disable(),
    resize: () => {
      if (isWorld()) showWorld(map)
      else map.setMinZoom(worldZoom(map))
    },
  })
  return (
    <p id={descriptionId} hidden>
      The table has the same numbers. Arrow keys move the map, plus and minus zoom.
    </p>
  )
}

export interface MapProps {
  countries: readonly MapCountry[]
  measure: Measure
  /** The part of the world to show. Each request to show it is a new object. */
  view: MapView
  activeTarget: MapTarget | undefined
  onHighlight: (target: MapTarget) => void
  onSelect: (target: MapTarget) => void
  onMove: () => void
  onFail: () => void
  tiles: Settings['TILE_URL']
}

/** From this zoom level on, the shapes of the world map are too coarse. */
const regionalZoom = 3.5
const maxZooms = { shapes: 7, tiles: 12 } as const

function Contents(props: MapProps & { shapes: Shapes; onZoom: (zoom: number) => void }) {
  const { shapes, onZoom, countries, measure, activeTarget, onHighlight, onSelect, tiles } = props
  useMapEvents({ zoomend: ({ target }) => onZoom((target as LeafletMap).getZoom()) })
  const country =
    activeTarget?.kind === 'country' && countries.find(({ code }) => code === activeTarget.code)
  return (
    <>
      <MapBehaviour view={props.view} onMove={props.onMove} />
      {tiles && <TileLayer url={tiles.url} />}
      <CountryLayer
        shapes={shapes}
        countries={countries}
        measure={measure}
        tiled={tiles !== undefined}
        onHighlight={onHighlight}
        onSelect={onSelect}
      />
      {country && <CountryHighlight shapes={shapes} country={country} />}
      {measure === 'entities' && <OrganizationPoints onSelect={onSelect} onFail={props.onFail} />}
    </>
  )
}

/** Renders nothing until the shapes are loaded. The frame shows a picture of the map until then. */
export function InteractiveMap(props: MapProps) {
  const { tiles } = props
  const [zoom, setZoom] = useState(0)
  const { shapes, failed } = useShapes(zoom >= regionalZoom ? 'regional' : 'world')
  if (!shapes) {
    return failed ? (
      <p className="map-trouble">
        We could not load the interactive map. The table has the same numbers.
      </p>
    ) : null
  }
  return (
    <MapContainer
      crs={tiles ? CRS.EPSG3857 : equalEarth}
      center={[0, 0]}
      zoom={0}
      maxZoom={tiles ? maxZooms.tiles : maxZooms.shapes}
      zoomSnap={tiles ? 1 : 0}
      scrollWheelZoom={false}
      zoomAnimation={!matchMedia('(prefers-reduced-motion: reduce)').matches}
      attributionControl={false}
      zoomControl={false}
    >
      <ZoomControl position="bottomleft" />
      <Contents {...props} shapes={shapes} onZoom={setZoom} />
    </MapContainer>
  )
}
