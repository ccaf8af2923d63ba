'use client'

import type { Map as LeafletMap } from 'leaflet'
import { useCallback, useEffect } from 'react'
import { Polygon, useMap, useMapEvents } from 'react-leaflet'
import { shownAspect, shownCentreLatitude } from '@/lib/portal/map/equal-earth'
import { seaColour } from '@/lib/portal/map/map-palette'

const isTiled = ({ options }: LeafletMap): boolean => Boolean(options.zoomSnap)

/** The zoom at which the world fits the frame; at zoom 0 it is 256 pixels wide. Tiles exist for whole zooms only. */
function worldZoom(map: LeafletMap): number {
  const { x, y } = map.getSize()
  const zoom = Math.log2(Math.max(64, Math.min(x, y * shownAspect)) / 256)
  return isTiled(map) ? Math.max(0, Math.round(zoom)) : zoom
}

/** Mercator, which tiles are drawn in, gives most of its height to the north. */
const worldMiddle = (map: LeafletMap): [number, number] => [
  isTiled(map) ? 28 : shownCentreLatitude,
  0,
]

const edge: [number, number][] = [-180, 180].flatMap((longitude) =>
  Array.from({ length: 37 }, (_, index): [number, number] => [
    (index * 5 - 90) * -Math.sign(longitude),
    longitude,
  ]),
)

/** The sea, which is also the outline of the Earth. */
export function Sea() {
  return (
    <Polygon
      positions={edge}
      interactive={false}
      pathOptions={{ stroke: false, fillColor: seaColour, fillOpacity: 1 }}
    />
  )
}

const label = 'World map. Arrow keys move it, plus and minus zoom.'

/** Shows the whole world in a new map. Returns the function that does so, for when the frame changes its size. */
function useWholeWorld(map: LeafletMap) {
  const fit = useCallback(() => {
    const zoom = worldZoom(map)
    // A zoom below the minimum starts an animation, which would end in another place.
    map.setMinZoom(0)
    map.setView(worldMiddle(map), zoom, { animate: false })
    map.setMinZoom(zoom)
  }, [map])
  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute('aria-label', label)
    fit()
  }, [map, fit])
  return fit
}

/**
 * Keeps the map from capturing the scrolling of the page: the whole world cannot be dragged, and the wheel zooms only
 * after a click. Also keeps the Earth in the frame.
 */
export function MapManners({ onMove }: { onMove: () => void }) {
  const map = useMap()
  const fit = useWholeWorld(map)
  const isWhole = () => map.getZoom() <= map.getMinZoom() + 0.01
  const settle = () => {
    if (isWhole()) map.dragging.disable()
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
      if (isWhole()) fit()
      else map.setMinZoom(worldZoom(map))
    },
  })
  return null
}
