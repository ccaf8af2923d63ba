'use client'

import './map.css'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { EmbedCode } from '@/components/publish/embed-code'
import type { Settings } from '@/lib/env'
import type { MapCountry } from '@/lib/portal/map/map-country'
import {
  type MapState,
  mapAddress,
  parseMapQuery,
  stateOfMeasure,
} from '@/lib/portal/map/map-query'
import { mapEmbed } from '@/lib/portal/publish/embed/embeds'
import { CountryTable } from './country-table'
import type { MapProps } from './interactive-map'
import { MapLegend, MapNotes } from './map-legend'
import { MeasureChoice } from './measure-choice'
import type { Pointed } from './pointed'
import { StaticWorld } from './static-world'

const InteractiveMap = lazy(async () => ({
  default: (await import('./interactive-map')).InteractiveMap,
}))

interface MapExplorerProps {
  countries: readonly MapCountry[]
  /** What the page was asked for. */
  asked: MapState
  /** The page that this is, without its query. */
  path: string
  tiles: Settings['TILE_URL']
  /** The address of this site, for the HTML with which another one shows the map. */
  site?: string
  /** In a frame of another site: the map alone. */
  framed?: boolean
  /** Under the map of a frame: where it is from. */
  children?: ReactNode
}

/** The state of the page, kept in its address without asking for another page. */
function useMapState(asked: MapState, path: string): [MapState, (state: MapState) => void] {
  const [state, setState] = useState(asked)
  // A visitor who comes back to a page of the router's memory finds it as its address says.
  useEffect(() => setState(parseMapQuery(new URLSearchParams(location.search))), [])
  const change = useCallback(
    (next: MapState) => {
      window.history.replaceState(null, '', mapAddress(path, next))
      setState(next)
    },
    [path],
  )
  return [state, change]
}

/**
 * A number for the map that is shown: the router hides pages that one leaves rather than to end them, which Leaflet does
 * not survive, so that the map of a page that is shown again has to be a new one. Undefined before scripts run.
 */
function useShowing(): number | undefined {
  const count = useRef(0)
  const [showing, setShowing] = useState<number>()
  useEffect(() => {
    count.current += 1
    setShowing(count.current)
    return () => setShowing(undefined)
  }, [])
  return showing
}

function useEscape(act: () => void) {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && act()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [act])
}

interface WorldProps extends Omit<MapProps, 'points' | 'onMove' | 'onFail'> {
  /** The pointer has left the map, or the map has moved away under it. */
  onLeave: () => void
}

/** The map itself, and the switch for what may be put on it. A still picture stands in for it until scripts run. */
function World({ onLeave, ...map }: WorldProps) {
  const [wantsPoints, setWantsPoints] = useState<boolean>()
  const [failed, setFailed] = useState(false)
  const showing = useShowing()
  const fail = useCallback(() => setFailed(true), [])
  const points = wantsPoints ?? map.measure === 'entities'
  const picture = <StaticWorld measure={map.measure} />
  return (
    <>
      <div className="map-frame" onPointerLeave={onLeave}>
        {showing === undefined ? (
          picture
        ) : (
          <Suspense fallback={picture}>
            <InteractiveMap key={showing} {...map} points={points} onMove={onLeave} onFail={fail} />
          </Suspense>
        )}
      </div>
      {/* Without scripts there are no points; its place is kept, so that nothing moves when they come. */}
      <label
        className={`screen-only mt-2 flex w-fit items-center gap-2 py-1 text-note ${showing === undefined ? 'invisible' : ''}`}
      >
        <input
          type="checkbox"
          checked={points}
          onChange={({ target }) => setWantsPoints(target.checked)}
          className="size-4 accent-accent"
        />
        Organizations that give their place, as points
      </label>
      {failed && (
        <p role="status" className="text-note text-warn">
          The organizations could not be fetched. The list of organizations has all of them.
        </p>
      )}
    </>
  )
}

export function MapExplorer(props: MapExplorerProps) {
  const { countries, asked, path, tiles, site, framed = false, children } = props
  const [state, change] = useMapState(asked, path)
  const [pointed, setPointed] = useState<Pointed>()
  const unpoint = useCallback(() => setPointed(undefined), [])
  const leaveMap = useCallback(() => setPointed((last) => (last?.spot ? undefined : last)), [])
  useEscape(unpoint)
  const { measure } = state
  const embed = mapEmbed(mapAddress('', stateOfMeasure(measure)))
  return (
    <>
      <MeasureChoice path={path} state={state} onChange={change} />
      <div className={framed ? '' : 'map-columns'}>
        <div className={framed ? '' : 'map-column'}>
          <World
            {...{ countries, measure, tiles, framed, pointed }}
            onPoint={setPointed}
            onLeave={leaveMap}
          />
          <MapLegend countries={countries} measure={measure} />
          {framed ? children : <MapNotes countries={countries} tiles={tiles} />}
          {site && <EmbedCode embed={embed} site={site} what="this map" />}
        </div>
        {!framed && (
          <CountryTable
            countries={countries}
            path={path}
            state={state}
            onSort={change}
            onPoint={(code) => setPointed(code === undefined ? code : { kind: 'country', code })}
          />
        )}
      </div>
    </>
  )
}
