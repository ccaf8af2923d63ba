'use client'

import { useCallback, useEffect, useState } from 'react'
import { StateLink } from '@/components/layout/state-link'
import { EmbedCode } from '@/components/publish/embed-code'
import type { Settings } from '@/lib/env'
import type { MapCountry } from '@/lib/portal/map/map-country'
import { measureNames, measures } from '@/lib/portal/map/map-measures'
import {
  embedState,
  type MapState,
  mapAddress,
  parseMapQuery,
  withMeasure,
  withRegion,
} from '@/lib/portal/map/map-query'
import { regionNames, regions } from '@/lib/portal/map/map-regions'
import { mapEmbed } from '@/lib/portal/publish/embed/embeds'
import { CountryTable } from './country-table'
import { MapLegend, MapNotes } from './map-legend'
import { MapPanel } from './map-panel'
import type { MapView } from './map-view'
import { usePointed, useShowing, World } from './world'

interface MeasureChoiceProps {
  path: string
  state: MapState
  onChange: (state: MapState) => void
}

/** The choice of the figures on the map. The options are links, so they work without scripts. */
function MeasureChoice({ path, state, onChange }: MeasureChoiceProps) {
  return (
    <nav aria-label="Shown on the map" className="screen-only">
      <ul className="measures">
        {measureNames.map((measure) => {
          const next = withMeasure(state, measure)
          return (
            <li key={measure}>
              <StateLink
                href={mapAddress(path, next)}
                aria-current={measure === state.measure ? 'true' : undefined}
                onFollow={() => onChange(next)}
              >
                {measures[measure].title}
              </StateLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface RegionChoiceProps {
  path: string
  state: MapState
  onChange: (state: MapState) => void
}

/** The choice of the part of the world to show. The options are links, so they work without scripts. */
function RegionChoice({ path, state, onChange }: RegionChoiceProps) {
  return (
    <nav aria-label="Region" className="screen-only">
      <ul className="map-regions">
        {[undefined, ...regionNames].map((region) => {
          const next = withRegion(state, region)
          return (
            <li key={region ?? 'world'}>
              <StateLink
                href={mapAddress(path, next)}
                aria-current={region === state.region ? 'true' : undefined}
                onFollow={() => onChange(next)}
              >
                {region ? regions[region].title : 'World'}
              </StateLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

interface MapExplorerProps {
  countries: readonly MapCountry[]
  /** The state in the address of the page. */
  asked: MapState
  /** The path of the page. */
  path: string
  tiles: Settings['TILE_URL']
  /** The address of this site, for the HTML that embeds the map in another site. */
  site: string
}

/** The state of the page, stored in its address without loading another page. */
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

/** The checkbox for the points. It is invisible before hydration, but takes its space to prevent a layout shift. */
function PointsChoice(props: {
  isReady: boolean
  checked: boolean
  onChange: (on: boolean) => void
}) {
  const { isReady, checked, onChange } = props
  return (
    <label
      className={`screen-only mt-2 flex w-fit items-center gap-2 py-1 text-note ${isReady ? '' : 'invisible'}`}
    >
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-4 accent-accent"
      />
      Show organizations
    </label>
  )
}

/** The part of the world to show. Each request is a new object, so that a repeated request returns to it. */
function useView(region: MapState['region']): [MapView, (state: MapState) => void] {
  const [view, setView] = useState<MapView>({ region })
  return [view, useCallback((state: MapState) => setView({ region: state.region }), [])]
}

export function MapExplorer({ countries, asked, path, tiles, site }: MapExplorerProps) {
  const [state, change] = useMapState(asked, path)
  const [view, show] = useView(state.region)
  const { shown, chosen, setPointed, setChosen, unpoint, close } = usePointed()
  const [wantsPoints, setWantsPoints] = useState<boolean>()
  const [failed, setFailed] = useState(false)
  const showing = useShowing()
  const fail = useCallback(() => setFailed(true), [])
  const { measure } = state
  const points = wantsPoints ?? measure === 'entities'
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
            {...{ countries, measure, tiles, view, points, showing }}
            pointed={shown}
            onPoint={setPointed}
            onChoose={setChosen}
            onLeave={unpoint}
            onFail={fail}
          />
          <PointsChoice
            isReady={showing !== undefined}
            checked={points}
            onChange={setWantsPoints}
          />
          {failed && (
            <p role="status" className="text-note text-warn">
              Organizations are unavailable on the map right now. See the list of organizations.
            </p>
          )}
          <MapLegend countries={countries} measure={measure} />
          <MapNotes countries={countries} tiles={tiles} />
          <EmbedCode
            embed={mapEmbed(mapAddress('', embedState(state)))}
            site={site}
            what="this map"
          />
        </div>
        <MapPanel
          countries={countries}
          measure={measure}
          shown={shown}
          onClose={chosen ? close : undefined}
        />
      </div>
      <CountryTable
        countries={countries}
        path={path}
        state={state}
        onSort={change}
        onPoint={(code) => setPointed(code === undefined ? code : { kind: 'country', code })}
      />
    </>
  )
}
