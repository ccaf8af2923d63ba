'use client'

import { useCallback, useEffect, useState } from 'react'
import { StateLink } from '@/components/layout/site-link'
import { SkipLink } from '@/components/layout/skip-link'
import { EmbedCode } from '@/components/publish/embed-code'
import type { Settings } from '@/lib/env'
import { mapFinding } from '@/lib/portal/map/map-finding'
import { getFigure, type MapCountry, measureNames, measures } from '@/lib/portal/map/map-measures'
import {
  embedState,
  type MapState,
  mapAddress,
  parseMapQuery,
  withMeasure,
  withRegion,
} from '@/lib/portal/map/map-query'
import { regionNames, regions } from '@/lib/portal/map/map-regions'
import { pageEmbed } from '@/lib/portal/publish/embed/embeds'
import { walletMapAddress } from '@/lib/portal/wallets/wallets-query'
import { CountryTable } from './country-table'
import type { MapView } from './interactive-map'
import { MapLegend, MapNotes } from './map-legend'
import { MapPanel } from './map-panel'
import { StaticWorld, useMapTarget, World } from './world'

interface ChoiceProps {
  label: string
  className: string
  options: readonly { title: string; state: MapState; isChosen: boolean }[]
  onChange: (state: MapState) => void
}

/** A choice of measure or region. The options are links, so they work without scripts. */
function Choice({ label, className, options, onChange }: ChoiceProps) {
  return (
    <nav aria-label={label} className="screen-only">
      <ul className={className}>
        {options.map(({ title, state, isChosen }) => (
          <li key={title}>
            <StateLink
              href={mapAddress('/map', state)}
              aria-current={isChosen ? 'true' : undefined}
              onFollow={() => onChange(state)}
            >
              {title}
            </StateLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const measureOptions = (state: MapState): ChoiceProps['options'] =>
  measureNames.map((measure) => ({
    title: measures[measure].title,
    state: withMeasure(state, measure),
    isChosen: measure === state.measure,
  }))

const regionOptions = (state: MapState): ChoiceProps['options'] =>
  [undefined, ...regionNames].map((region) => ({
    title: region ? regions[region].title : 'World',
    state: withRegion(state, region),
    isChosen: region === state.region,
  }))

interface MapExplorerProps {
  countries: readonly MapCountry[]
  initialState: MapState
  tiles: Settings['TILE_URL']
  site: string
  /** The date of the data, ISO 8601. */
  date: string
  /** Whether the data has versions, whose figures never change. */
  isCitable: boolean
  /** The number of countries in the list of countries. */
  listedCount: number
}

/** The state of the page, stored in its address without loading another page. */
function useMapState(initialState: MapState): [MapState, (state: MapState) => void] {
  const [state, setState] = useState(initialState)
  // A page that the router shows again from its cache has to read the state from its address.
  useEffect(() => setState(parseMapQuery(new URLSearchParams(location.search))), [])
  const change = useCallback((next: MapState) => {
    window.history.replaceState(null, '', mapAddress('/map', next))
    setState(next)
  }, [])
  return [state, change]
}

interface SelectProps extends Pick<ChoiceProps, 'options' | 'onChange' | 'label'> {
  name: 'measure' | 'region'
  getValue: (state: MapState) => string
}

/** A choice as a select, for phones. */
function Select({ name, label, options, getValue, onChange }: SelectProps) {
  const chosenOption = options.find(({ isChosen }) => isChosen)
  return (
    <label className="field-label">
      {label}
      <select
        name={name}
        value={chosenOption ? getValue(chosenOption.state) : ''}
        onChange={({ target }) => {
          const option = options.find(({ state }) => getValue(state) === target.value)
          if (option) onChange(option.state)
        }}
        className="field"
      >
        {options.map(({ title, state }) => (
          <option key={title} value={getValue(state)}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

export function MapExplorer(props: MapExplorerProps) {
  const { countries, initialState, tiles, site, date, isCitable, listedCount } = props
  const [current, change] = useMapState(initialState)
  const hasWallets = countries.some((country) => getFigure(country, 'status') > 0)
  const state =
    current.measure === 'status' && !hasWallets ? withMeasure(current, 'projects_hq') : current
  // Each request to show a part of the world is a new object, so that a repeated request returns to it.
  const [view, setView] = useState<MapView>({ region: state.region })
  const { mapTarget, selected, setHovered, setSelected, clearHovered, close } = useMapTarget()
  const [failed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  const { measure } = state
  const europe = withRegion(state, 'europe')
  /** Changes the state, and moves the map to its region. */
  const jump = (next: MapState) => {
    change(next)
    setView({ region: next.region })
  }
  return (
    <>
      <p className="mt-3 mb-3 max-w-[44em] font-serif text-lede">
        {mapFinding(countries, measure, state.region)}
      </p>
      <SkipLink to="countries">Skip to the table</SkipLink>
      <Choice
        label="Shown on the map"
        className="tabs measures"
        options={measureOptions(state)}
        onChange={change}
      />
      <div className="map-box">
        <div className="map-stage">
          <World
            {...{ countries, measure, tiles, view }}
            activeTarget={mapTarget}
            onHighlight={setHovered}
            onSelect={setSelected}
            onLeave={clearHovered}
            onFail={fail}
          />
          <form action="/map" className="map-selects screen-only">
            <Select
              name="measure"
              label="Shown on the map"
              options={measureOptions(state)}
              getValue={(state) => state.measure}
              onChange={change}
            />
            <Select
              name="region"
              label="Region"
              options={regionOptions(state)}
              getValue={(state) => state.region ?? ''}
              onChange={jump}
            />
            <noscript>
              <button type="submit" className="button">
                Show
              </button>
            </noscript>
          </form>
          <Choice
            label="Region"
            className="options map-regions"
            options={regionOptions(state)}
            onChange={jump}
          />
          {failed && measure === 'entities' && (
            <p role="status" className="text-note text-warn">
              Organizations are unavailable on the map right now. See the list of organizations.
            </p>
          )}
        </div>
        <div>
          <MapLegend countries={countries} measure={measure} region={state.region} />
          {!state.region && !mapTarget && (
            <StateLink
              href={mapAddress('/map', europe)}
              onFollow={() => jump(europe)}
              className="map-inset screen-only"
            >
              {measure === 'status' ? (
                // biome-ignore lint/performance/noImgElement: an SVG file needs no optimization.
                <img src={walletMapAddress('europe')} alt="" />
              ) : (
                <StaticWorld measure={measure} region="europe" alt="" />
              )}
              <span>Enlarge Europe</span>
            </StateLink>
          )}
        </div>
        <MapPanel
          countries={countries}
          mapTarget={mapTarget}
          onClose={selected ? close : undefined}
        />
        <div className="map-notes">
          <MapNotes countries={countries} tiles={tiles} date={date} />
          <EmbedCode
            embed={pageEmbed('/map', mapAddress('', embedState(state)))}
            site={site}
            what="this map"
          />
        </div>
      </div>
      <CountryTable
        countries={countries}
        state={state}
        isCitable={isCitable}
        listedCount={listedCount}
        onSort={change}
        onHighlight={(code) => setHovered(code === undefined ? code : { kind: 'country', code })}
      />
    </>
  )
}
