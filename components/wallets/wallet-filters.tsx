import { regionNames } from '@/lib/portal/map/map-regions'
import { countryGroups } from '@/lib/portal/records/country-groups'
import { protocolNames, protocols } from '@/lib/portal/wallets/protocols'
import { regionTitle, walletsAddress, walletsPath } from '@/lib/portal/wallets/wallets-query'
import type { WalletsView } from '@/lib/portal/wallets/wallets-view'
import { WalletScale } from './wallet-scale'

interface ChoiceProps {
  name: string
  label: string
  /** The option that selects all. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
  selected: string | undefined
}

function Choice({ name, label, all, options, selected }: ChoiceProps) {
  const id = `wallets-${name}`
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <select id={id} name={name} defaultValue={selected ?? ''} className="field">
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The filters. Browsers submit the form to the address of the page, so it needs no scripts. */
export function WalletFilters({ view }: { view: WalletsView }) {
  const { state, hasDetails } = view
  return (
    <form
      action={walletsPath}
      className="wallet-filters"
      aria-label="Filters"
      key={walletsAddress(state)}
    >
      <WalletScale view={view} state={state} withEnded />
      <Choice
        name="region"
        label="Region"
        all="All regions"
        options={regionNames.map((name) => [name, regionTitle(name)])}
        selected={state.region}
      />
      <Choice
        name="group"
        label="Group"
        all="Any group"
        options={countryGroups.map(({ key, name, codes }) => [key, `${name}: ${codes.length}`])}
        selected={state.group}
      />
      {hasDetails && (
        <Choice
          name="protocol"
          label="Format or protocol"
          all="Any"
          options={protocolNames.map((name) => [name, protocols[name].label])}
          selected={state.protocol}
        />
      )}
      {state.status && <input type="hidden" name="status" value={state.status} />}
      <button type="submit" className="list-button screen-only">
        Apply
      </button>
    </form>
  )
}
