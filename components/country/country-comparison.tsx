import { Fragment } from 'react'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { ProfileSection } from '@/components/profile/profile-section'
import { type Column, RelationTable } from '@/components/profile/relation-table'
import type { Country } from '@/lib/contract/countries'
import { compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import type { AreaShare, CountryView } from '@/lib/portal/countries/country-view'
import { oldStatusNote, statusLabels } from '@/lib/portal/projects/status'
import { formatCount } from '@/lib/text/counted'
import { formatMonth } from '@/lib/text/dates'
import { inSentence } from '@/lib/text/names'

/** @example '14 of 27 (52%)' */
function Share({ area: { launched, countries } }: { area: AreaShare }) {
  const share = Math.round((100 * launched) / Math.max(1, countries))
  return `${formatCount(launched)} of ${formatCount(countries)} (${share}%)`
}

/** The shares of countries with a national wallet in the region and the groups of a country. */
export function AreaComparison({ view }: { view: CountryView | undefined }) {
  if (!view || view.areas.length === 0) return null
  return (
    <ProfileSection
      title="Compared with its region and groups"
      short="Region and groups"
      note="Each country or territory is counted once, by its most advanced national wallet. Groups exclude dependent territories."
    >
      <RelationTable
        rows={view.areas}
        getName={({ name }) => name}
        columns={[
          {
            title: 'Region or group',
            cell: ({ name, address }) => <SiteLink href={address}>{name}</SiteLink>,
          },
          {
            title: statusLabels.Launched,
            label: 'launched',
            figure: true,
            cell: (area) => <Share area={area} />,
          },
          {
            title: statusLabels.Pilot,
            label: 'pilot',
            figure: true,
            cell: ({ pilot }) => String(pilot),
          },
          {
            title: statusLabels.Announced,
            label: 'announced',
            figure: true,
            cell: ({ announced }) => String(announced),
          },
        ]}
      />
    </ProfileSection>
  )
}

interface NeighboursProps {
  country: Country
  view: CountryView | undefined
}

const neighbourColumns = (
  day: string,
): readonly Column<CountryView['neighbours']['countries'][number]>[] => [
  {
    title: 'Country',
    cell: ({ code, name }) => <CountryLink country={{ code, name }} />,
  },
  {
    title: 'National wallet',
    cell: ({ wallets: [wallet] }) =>
      wallet && (
        <RecordLink family="projects" id={wallet.id} name={wallet.title} short={wallet.name} />
      ),
  },
  {
    title: 'Status',
    cell: ({ wallets: [wallet] }) => wallet && <StatusMark status={wallet.status} />,
  },
  {
    title: 'As of',
    label: 'as of',
    cell: ({ wallets: [wallet] }) => {
      if (!wallet?.status_date) return undefined
      const age = oldStatusNote({ status: wallet.status, date: wallet.status_date }, day)
      return `${formatMonth(wallet.status_date)}${age ? `, ${age}` : ''}`
    },
  },
]

/** The national wallets of the neighbours of a country or, for an island, of its part of the world. */
export function Neighbours({ country, view }: NeighboursProps) {
  if (!view) return null
  const { subregion, countries } = view.neighbours
  if (countries.length === 0) return null
  const countriesWithWallet = countries.filter(({ wallets }) => wallets.length > 0)
  const countriesWithoutWallet = countries.filter(({ wallets }) => wallets.length === 0)
  const compared = [country, ...countries].slice(0, maxCompared).map(({ code }) => code)
  return (
    <ProfileSection
      title={subregion === undefined ? 'Neighbours' : `Others in ${inSentence(subregion)}`}
      short="Neighbours"
    >
      {countriesWithWallet.length > 0 && (
        <RelationTable
          rows={countriesWithWallet}
          getName={({ name }) => name}
          columns={neighbourColumns(view.day)}
        />
      )}
      {countriesWithoutWallet.length > 0 && (
        <p className={countriesWithWallet.length > 0 ? 'mt-3' : undefined}>
          {countriesWithoutWallet.map((country, at) => (
            <Fragment key={country.code}>
              {at > 0 && ', '}
              <CountryLink country={country} />
            </Fragment>
          ))}
          : no known national wallet.
        </p>
      )}
      <p className="mt-3">
        <SiteLink href={compareAddress('countries', compared)}>
          Compare {inSentence(country.name)} with{' '}
          {subregion === undefined ? 'its neighbours' : `others in ${inSentence(subregion)}`}
        </SiteLink>
      </p>
    </ProfileSection>
  )
}
