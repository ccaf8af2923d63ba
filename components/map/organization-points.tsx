'use client'

import { divIcon, type Marker, marker } from 'leaflet'
import { MarkerClusterGroup } from 'leaflet.markercluster'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import useSWR from 'swr'
import { jsonFetcher } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import { isMapPoints, type MapPoint } from '@/lib/portal/map/map-points'

const fetchPlaces = jsonFetcher(isMapPoints)
const noPlaces: readonly MapPoint[] = []

/** The diameter in pixels of a point, by its number of organizations. */
const computeSize = (count: number): number =>
  count === 1 ? 12 : Math.min(34, 18 + Math.log2(count) * 2)

const getIcon = (count: number) =>
  divIcon({
    className: 'map-point',
    html: count === 1 ? '' : String(count),
    iconSize: [computeSize(count), computeSize(count)],
  })

interface OrganizationPointsProps {
  onPlace: (place: MapPoint) => void
  onFail: () => void
}

function usePlaces(onFail: () => void): readonly MapPoint[] {
  const { data, error } = useSWR('/map/organizations.json', fetchPlaces, fetchOnce)
  useEffect(() => {
    if (error) onFail()
  }, [error, onFail])
  return data ?? noPlaces
}

/** A marker for each place. Markers cannot be focused, because keyboard users have the list of organizations. */
function getCluster(places: readonly MapPoint[], onPlace: OrganizationPointsProps['onPlace']) {
  const counts = new Map<Marker, number>()
  const group = new MarkerClusterGroup({
    maxClusterRadius: 44,
    showCoverageOnHover: false,
    iconCreateFunction: (cluster) =>
      getIcon(cluster.getAllChildMarkers().reduce((sum, one) => sum + (counts.get(one) ?? 0), 0)),
  })
  for (const place of places) {
    const [latitude, longitude, organizations] = place
    const icon = getIcon(organizations.length)
    const one = marker([latitude, longitude], { icon, keyboard: false })
    one.on('click', () => onPlace(place))
    counts.set(one, organizations.length)
  }
  group.addLayers([...counts.keys()])
  return group
}

/** The organizations with coordinates. Those that are close together share a point with their number. */
export function OrganizationPoints({ onPlace, onFail }: OrganizationPointsProps) {
  const map = useMap()
  const places = usePlaces(onFail)
  useEffect(() => {
    const group = getCluster(places, onPlace)
    const layers = group.getLayers()
    // Clusters are computed down to the minimum zoom of the map, which changes with its size.
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
