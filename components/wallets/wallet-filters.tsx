import { SelectField } from '@/components/layout/select-field'
import { regionNames } from '@/lib/portal/map/map-regions'
import { countryGroups } from '@/lib/portal/records/country-groups'
import { protocolNames, protocols } from '@/lib/portal/wallets/protocols'
import { regionTitle, walletsAddress, walletsPath } from '@/lib/portal/wallets/wallets-query'
import type { WalletsView } from '@/lib/portal/wallets/wallets-view'

/** The filters. Browsers submit the form to the address of the page, so it needs no scripts. */
export function WalletFilters({ view }: { view: WalletsView }) {
  const { state, hasDetails } = view
  return (
    <form
      action={walletsPath}
      className="choice-form wallet-filters"
      aria-label="Filters"
      key={walletsAddress(state)}
    >
      <SelectField
        name="region"
        label="Region"
        all="All regions"
        options={regionNames.map((name) => [name, regionTitle(name)])}
        selected={state.region}
      />
      <SelectField
        name="group"
        label="Group"
        all="All groups"
        options={countryGroups.map(({ key, name, codes }) => [key, `${name}: ${codes.length}`])}
        selected={state.group}
      />
      {hasDetails && (
        <SelectField
          name="protocol"
          label="Format or protocol"
          all="All"
          options={protocolNames.map((name) => [name, protocols[name].label])}
          selected={state.protocol}
        />
      )}
      {state.status && <input type="hidden" name="status" value={state.status} />}
      <button type="submit" className="button screen-only">
        Apply
      </button>
    </form>
  )
}
