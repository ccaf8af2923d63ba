'use client'

import 'leaflet.markercluster/dist/MarkerCluster.css'
import { divIcon, type LeafletMouseEvent, type Marker, marker } from 'leaflet'
import { MarkerClusterGroup } from 'leaflet.markercluster'
import { useEffect, useState } from 'react'
import { useMap } from 'react-leaflet'
import { type MapPoint, parseMapPoints } from '@/lib/map/map-points'
import type { Spot } from './pointed'

const address = '/map/organizations.json'

/** Pixels across, by how many organizations a point stands for. */
const sizeOf = (count: number): number =>
  count === 1 ? 12 : Math.min(34, 18 + Math.log2(count) * 2)

const iconOf = (count: number) =>
  divIcon({
    className: 'map-point',
    html: count === 1 ? '' : String(count),
    iconSize: [sizeOf(count), sizeOf(count)],
  })

interface OrganizationPointsProps {
  onPlace: (place: MapPoint, spot: Spot) => void
  onFail: () => void
}

async function requestPlaces(signal: AbortSignal): Promise<readonly MapPoint[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return parseMapPoints(await response.json())
}

function usePlaces(onFail: () => void): readonly MapPoint[] {
  const [places, setPlaces] = useState<readonly MapPoint[]>([])
  useEffect(() => {
    const asked = new AbortController()
    requestPlaces(asked.signal)
      .then(setPlaces)
      .catch(() => asked.signal.aborted || onFail())
    return () => asked.abort()
  }, [onFail])
  return places
}

/** A marker for each place. The keyboard has the table and the list of organizations instead. */
function clusterOf(places: readonly MapPoint[], onPlace: OrganizationPointsProps['onPlace']) {
  const counts = new Map<Marker, number>()
  const group = new MarkerClusterGroup({
    maxClusterRadius: 44,
    showCoverageOnHover: false,
    iconCreateFunction: (cluster) =>
      iconOf(cluster.getAllChildMarkers().reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)),
  })
  for (const place of places) {
    const [latitude, longitude, organizations] = place
    const icon = iconOf(organizations.length)
    const one = marker([latitude, longitude], { icon, keyboard: false })
    one.on('click', ({ containerPoint }: LeafletMouseEvent) => onPlace(place, containerPoint))
    counts.set(one, organizations.length)
  }
  group.addLayers([...counts.keys()])
  return group
}

/** The organizations that have coordinates, those that are close together as one point with their number. */
export function OrganizationPoints({ onPlace, onFail }: OrganizationPointsProps) {
  const map = useMap()
  const places = usePlaces(onFail)
  useEffect(() => {
    const group = clusterOf(places, onPlace)
    const layers = group.getLayers()
    // The grid of the clusters reaches down to the least zoom of the map, which depends on its size.
    const regroup = () => {
      group.clearLayers()
      group.addLayers(layers)
    }
    map.addLayer(group)
    map.on('resize', regroup)
    return () => {
      map.off('resize', regroup)
      map.removeLayer(group)
    }
  }, [map, places, onPlace])
  return null
}
