'use client'

import './map.css'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { EmbedCode } from '@/components/publish/embed-code'
import type { Settings } from '@/lib/env'
import type { MapCountry } from '@/lib/portal/map/map-country'
import { embedState, type MapState, mapAddress, parseMapQuery } from '@/lib/portal/map/map-query'
import { mapEmbed } from '@/lib/portal/publish/embed/embeds'
import { CountryTable } from './country-table'
import type { MapProps } from './interactive-map'
import { MapLegend, MapNotes } from './map-legend'
import { MapPanel } from './map-panel'
import type { MapTarget } from './map-target'
import type { MapView } from './map-view'
import { MeasureChoice } from './measure-choice'
import { RegionChoice } from './region-choice'
import { StaticWorld } from './static-world'

const InteractiveMap = lazy(async () => ({
  default: (await import('./interactive-map')).InteractiveMap,
}))

interface MapExplorerProps {
  countries: readonly MapCountry[]
  /** The state in the address of the page. */
  asked: MapState
  /** The path of the page. */
  path: string
  tiles: Settings['TILE_URL']
  /** The address of this site, for the HTML that embeds the map in another site. */
  site?: string
  /** True in an embed, which shows the map without the table. */
  framed?: boolean
  /** In an embed, the credit below the map. */
  children?: ReactNode
}

/** The state of the page, kept in its address without loading another page. */
function useMapState(asked: MapState, path: string): [MapState, (state: MapState) => void] {
  const [state, setState] = useState(asked)
  // A page that the router shows again from its cache has to read the state from its address.
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
 * A key for the map, which changes whenever the page is shown again. The router hides pages instead of unmounting them,
 * but a Leaflet map cannot be reused once its effects have been cleaned up. Undefined before hydration.
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
  /** Called when the pointer leaves the map, or the map moves under the pointer. */
  onLeave: () => void
}

/** The map, and the checkbox for its points. Before hydration, the map is a static picture. */
function World({ onLeave, ...map }: WorldProps) {
  const [wantsPoints, setWantsPoints] = useState<boolean>()
  const [failed, setFailed] = useState(false)
  const showing = useShowing()
  const fail = useCallback(() => setFailed(true), [])
  const points = wantsPoints ?? map.measure === 'entities'
  const picture = <StaticWorld measure={map.measure} region={map.view.region} />
  return (
    <>
      <div className={`map-frame ${map.view.region ? 'regional' : ''}`} onPointerLeave={onLeave}>
        {showing === undefined ? (
          picture
        ) : (
          <Suspense fallback={picture}>
            <InteractiveMap key={showing} {...map} points={points} onMove={onLeave} onFail={fail} />
          </Suspense>
        )}
      </div>
      {/* Invisible before hydration, when there are no points, but it takes its space to prevent a layout shift. */}
      <label
        className={`screen-only mt-2 flex w-fit items-center gap-2 py-1 text-note ${showing === undefined ? 'invisible' : ''}`}
      >
        <input
          type="checkbox"
          checked={points}
          onChange={({ target }) => setWantsPoints(target.checked)}
          className="size-4 accent-accent"
        />
        Show organizations
      </label>
      {failed && (
        <p role="status" className="text-note text-warn">
          The organizations are unavailable right now. The list of organizations has all of them.
        </p>
      )}
    </>
  )
}

/** The target under the pointer, and the selected one, which remains shown until another is selected. */
function usePointed() {
  const [pointed, setPointed] = useState<MapTarget>()
  const [chosen, setChosen] = useState<MapTarget>()
  const unpoint = useCallback(() => setPointed(undefined), [])
  const close = useCallback(() => {
    setPointed(undefined)
    setChosen(undefined)
  }, [])
  useEscape(close)
  return { shown: pointed ?? chosen, chosen, setPointed, setChosen, unpoint, close }
}

/** The part of the world to show. Each request is a new object, so that a repeated request returns to it. */
function useView(region: MapState['region']): [MapView, (state: MapState) => void] {
  const [view, setView] = useState<MapView>({ region })
  return [view, useCallback((state: MapState) => setView({ region: state.region }), [])]
}

export function MapExplorer(props: MapExplorerProps) {
  const { countries, asked, path, tiles, site, framed = false, children } = props
  const [state, change] = useMapState(asked, path)
  const [view, show] = useView(state.region)
  const { shown, chosen, setPointed, setChosen, unpoint, close } = usePointed()
  const { measure } = state
  const jump = (next: MapState) => {
    change(next)
    show(next)
  }
  return (
    <>
      <MeasureChoice path={path} state={state} onChange={change} />
      <div className="map-box">
        <div className="map-stage">
          <RegionChoice path={path} state={state} onChange={jump} />
          <World
            {...{ countries, measure, tiles, view }}
            pointed={shown}
            onPoint={setPointed}
            onChoose={setChosen}
            onLeave={unpoint}
          />
          <MapLegend countries={countries} measure={measure} />
          {framed ? children : <MapNotes countries={countries} tiles={tiles} />}
          {site && (
            <EmbedCode
              embed={mapEmbed(mapAddress('', embedState(state)))}
              site={site}
              what="this map"
            />
          )}
        </div>
        <MapPanel {...{ countries, measure, shown, framed }} onClose={chosen ? close : undefined} />
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
    </>
  )
}
