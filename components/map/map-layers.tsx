'use client'

import type { Feature, FeatureCollection } from 'geojson'
import {
  divIcon,
  type LeafletEventHandlerFnMap,
  type LeafletMouseEvent,
  type Marker,
  marker,
  type PathOptions,
} from 'leaflet'
import { MarkerClusterGroup } from 'leaflet.markercluster'
import { useCallback, useEffect, useMemo } from 'react'
import { CircleMarker, GeoJSON, useMap } from 'react-leaflet'
import useSWR from 'swr'
import { fetchOnce, hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import {
  getBorder,
  getClasses,
  highlightColour,
  type MapClasses,
  outlineColour,
} from '@/lib/portal/map/classes'
import { getFigure, hasDot, type MapCountry, type Measure } from '@/lib/portal/map/map-measures'
import { isMapPoints, type MapPoint } from '@/lib/portal/map/map-points'
import {
  type CountryShape,
  countryShapes,
  cutAtAntimeridian,
  getShapeName,
  type WorldTopology,
} from '@/lib/portal/map/topology'

/** Files of the build. Their names contain a hash of their content, so browsers cache them permanently. */
const files = {
  world: new URL('../../node_modules/world-atlas/countries-110m.json', import.meta.url),
  regional: new URL('../../node_modules/world-atlas/countries-50m.json', import.meta.url),
}
type Scale = keyof typeof files

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

/** The shapes at a scale. Until they are loaded, or if loading fails, the shapes of the previous scale are returned. */
export function useShapes(scale: Scale): { shapes?: Shapes; failed: boolean } {
  const { data, error } = useSWR(['shapes', scale], fetchShapes, options)
  return { shapes: data, failed: error !== undefined }
}

export type MapTarget = { kind: 'country'; code: string } | { kind: 'place'; place: MapPoint }

interface CountryLayerProps {
  shapes: Shapes
  countries: readonly MapCountry[]
  measure: Measure
  /** True if there are map tiles below, which must show through the colours. */
  tiled: boolean
  onHighlight: (target: MapTarget) => void
  onSelect: (target: MapTarget) => void
}

/** The style of shapes without a country in the list, such as Somaliland. They are outlined and not interactive. */
const unlisted: PathOptions = {
  color: outlineColour,
  weight: 1,
  dashArray: '3 2',
  fill: false,
  interactive: false,
}

const getColour = (
  country: MapCountry,
  measure: Measure,
  { classes, indexOf }: MapClasses,
): string => classes[indexOf(getFigure(country, measure))]?.colour ?? 'none'

const getHandlers = (
  getCode: (event: LeafletMouseEvent) => string | undefined,
  { onHighlight, onSelect }: Pick<CountryLayerProps, 'onHighlight' | 'onSelect'>,
): LeafletEventHandlerFnMap => ({
  mouseover: (event) => {
    const code = getCode(event)
    if (code !== undefined) onHighlight({ kind: 'country', code })
  },
  click: (event) => {
    const code = getCode(event)
    if (code !== undefined) onSelect({ kind: 'country', code })
  },
})

function Dots(props: CountryLayerProps & { classes: MapClasses }) {
  const { shapes, countries, measure, classes, onHighlight, onSelect } = props
  return countries.map(
    (country) =>
      hasDot(country, measure) &&
      country.centre && (
        <CircleMarker
          // Leaflet draws layers in the order of their creation, so dots are created again after new shapes.
          key={`${shapes.scale} ${country.code}`}
          center={[...country.centre]}
          radius={3}
          pathOptions={{
            color: outlineColour,
            weight: 1,
            fillColor: getColour(country, measure, classes),
            fillOpacity: 1,
          }}
          eventHandlers={getHandlers(() => country.code, { onHighlight, onSelect })}
        />
      ),
  )
}

/** The shapes of countries in the colours of their figures, and dots for countries that are too small to be seen. */
export function CountryLayer(props: CountryLayerProps) {
  const { shapes, countries, measure, tiled, onHighlight, onSelect } = props
  const byShape = useMemo(
    () => new Map(countries.map((country) => [country.shape, country])),
    [countries],
  )
  const classes = useMemo(() => getClasses(countries, measure), [countries, measure])
  const fillOpacity = tiled ? 0.7 : 1
  const style = useCallback(
    (shape?: Feature): PathOptions => {
      const country = shape && byShape.get(getShapeName(shape))
      if (!country) return unlisted
      const fillColor = getColour(country, measure, classes)
      return {
        color: getBorder(fillColor),
        weight: 0.7,
        fillColor,
        fillOpacity,
      }
    },
    [byShape, measure, classes, fillOpacity],
  )
  const shapeHandlers = useMemo(() => {
    const getCode = (event: LeafletMouseEvent) => {
      const { feature } = event.sourceTarget as { feature?: Feature }
      return feature && byShape.get(getShapeName(feature))?.code
    }
    return getHandlers(getCode, { onHighlight, onSelect })
  }, [byShape, onHighlight, onSelect])
  const collection = useMemo(
    () => ({ type: 'FeatureCollection' as const, features: [...shapes.shapes] }),
    [shapes],
  )
  return (
    <>
      <GeoJSON key={shapes.scale} data={collection} style={style} eventHandlers={shapeHandlers} />
      <Dots {...props} classes={classes} />
    </>
  )
}

export function CountryHighlight({ shapes, country }: { shapes: Shapes; country: MapCountry }) {
  const outline = { color: highlightColour, weight: 2.5, fill: false, interactive: false }
  const countryShapes = shapes.shapes.filter((shape) => getShapeName(shape) === country.shape)
  return (
    <>
      {countryShapes.length > 0 && (
        <GeoJSON
          key={`${shapes.scale} ${country.code}`}
          data={{ type: 'FeatureCollection', features: countryShapes } as FeatureCollection}
          style={outline}
          interactive={false}
        />
      )}
      {country.centre && (
        <CircleMarker
          center={[...country.centre]}
          radius={7}
          pathOptions={outline}
          interactive={false}
        />
      )}
    </>
  )
}

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

interface OrganizationPointsProps extends Pick<CountryLayerProps, 'onSelect'> {
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
function getCluster(places: readonly MapPoint[], onSelect: CountryLayerProps['onSelect']) {
  const counts = new Map<Marker, number>()
  const group = new MarkerClusterGroup({
    maxClusterRadius: 44,
    showCoverageOnHover: false,
    iconCreateFunction: (cluster) =>
      getIcon(
        cluster.getAllChildMarkers().reduce((sum, child) => sum + (counts.get(child) ?? 0), 0),
      ),
  })
  for (const place of places) {
    const [latitude, longitude, organizations] = place
    const icon = getIcon(organizations.length)
    const placeMarker = marker([latitude, longitude], { icon, keyboard: false })
    placeMarker.on('click', () => onSelect({ kind: 'place', place }))
    counts.set(placeMarker, organizations.length)
  }
  group.addLayers([...counts.keys()])
  return group
}

/**
 * The organizations with coordinates. Organizations that are close together share a point, which shows their number.
 */
export function OrganizationPoints({ onSelect, onFail }: OrganizationPointsProps) {
  const map = useMap()
  const places = usePlaces(onFail)
  useEffect(() => {
    const group = getCluster(places, onSelect)
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
  }, [map, places, onSelect])
  return null
}
