import { Fragment } from 'react'
import { Fact, FactList } from '@/components/layout/fact-list'
import { RecordLink } from '@/components/layout/record-link'
import { ProfileSection } from '@/components/profile/profile-section'
import { TallyList } from '@/components/profile/tally-list'
import { SourceMarks } from '@/components/sources/source-marks'
import { displayName } from '@/lib/contract/families'
import type { ProjectDetail } from '@/lib/contract/projects'
import type { CountryView } from '@/lib/portal/countries/country-view'
import { exploreAddress, plainState } from '@/lib/portal/explore/explore-query'
import type { BuiltOn } from '@/lib/portal/related/built-on'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { currentWallets, isCurrent } from '@/lib/portal/wallets/national-wallets'
import { protocolNames, protocols } from '@/lib/portal/wallets/protocols'
import { protocolSources } from '@/lib/portal/wallets/wallet-details'
import { counted } from '@/lib/text/counted'
import { notDisclosedLabel } from '@/lib/text/labels'
import { uncapitalized } from '@/lib/text/sentences'

const ledgersByCountry = exploreAddress({ ...plainState, rows: 'country', columns: 'ledger' })

interface Foundation {
  family: 'standards' | 'dlt-instances' | 'did-methods' | 'entities' | 'regulations'
  id: number
  name: string
  source?: string | null
}

interface Relation extends Omit<Foundation, 'family' | 'name'> {
  name?: string
  title?: string
  until?: string | null
}

/** The related records of a family. Former relations are left out. */
const listCurrent = (
  family: Foundation['family'],
  relations: readonly Relation[] | null | undefined,
): Foundation[] =>
  (relations ?? []).filter(isCurrent).map(({ id, source, title, name = title ?? '' }) => ({
    family,
    id,
    name: displayName(family, name),
    source,
  }))

/** What a wallet is built on now, who supplies it and under which laws. */
const listFoundations = (wallet: ProjectDetail): Record<string, Foundation[]> => ({
  Standards: listCurrent('standards', wallet.standards),
  Ledger: listCurrent('dlt-instances', wallet.dlt_instances),
  'DID methods': listCurrent('did-methods', wallet.did_methods),
  Suppliers: listCurrent(
    'entities',
    wallet.entities?.filter(({ role }) => role === 'Supplier'),
  ),
  Laws: listCurrent('regulations', wallet.regulations),
})

function Foundations({ items, sources }: { items: readonly Foundation[]; sources: SourceIndex }) {
  return (
    <ul className="running">
      {items.map(({ family, id, name, source }) => (
        <li key={id}>
          <RecordLink family={family} id={id} name={name} />
          <SourceMarks index={sources} references={[source]} />
        </li>
      ))}
    </ul>
  )
}

interface TechnologyProps {
  view: CountryView | undefined
  sources: SourceIndex
}

/** The technology, the suppliers and the laws of the national wallets that have not ended. */
export function WalletTechnology({ view, sources }: TechnologyProps) {
  const current = view ? currentWallets(view) : []
  const knownWallets = current.filter((wallet) =>
    Object.values(listFoundations(wallet)).some((items) => items.length > 0),
  )
  if (knownWallets.length === 0) return null
  return (
    <ProfileSection title="Wallet technology and law">
      {knownWallets.map((wallet) => {
        const usedProtocols = protocolNames.filter((name) => wallet.protocols.includes(name))
        return (
          <div key={wallet.id}>
            <h3>{wallet.name}</h3>
            <FactList form="wide">
              {usedProtocols.length > 0 && (
                <Fact term="Formats and protocols">
                  {usedProtocols.map((name, at) => (
                    <Fragment key={name}>
                      {at > 0 && ', '}
                      <span>
                        {protocols[name].label}
                        <SourceMarks index={sources} references={protocolSources(wallet, [name])} />
                      </span>
                    </Fragment>
                  ))}
                </Fact>
              )}
              {Object.entries(listFoundations(wallet))
                .filter(([term, items]) => items.length > 0 || term === 'Ledger')
                .map(([term, items]) => (
                  <Fact key={term} term={term}>
                    {items.length > 0 ? (
                      <Foundations items={items} sources={sources} />
                    ) : (
                      <span className="text-muted text-note">{notDisclosedLabel}</span>
                    )}
                  </Fact>
                ))}
            </FactList>
          </div>
        )
      })}
    </ProfileSection>
  )
}

/** The sources of the section, in the order in which it shows them. */
export const listTechnologySources = (view: CountryView) =>
  currentWallets(view).flatMap((wallet) => Object.values(listFoundations(wallet)).flat())

/** The technology of a country's projects. If there is only one project, its own page has it. */
export function BuiltOnSection({ builtOn }: { builtOn: BuiltOn | undefined }) {
  if (!builtOn || builtOn.count < 2) return null
  const { count, address, methods, ledgers, standards } = builtOn
  const rows = [
    { term: 'DID methods', tally: methods },
    { term: 'Ledgers', tally: ledgers },
    { term: 'Standards', tally: standards },
  ]
  return (
    <ProfileSection
      title="Technology used"
      note={
        <>
          In the <a href={address}>{counted(count, 'project')} based here</a>. Select a number to
          see the projects. <a href={ledgersByCountry}>Ledgers in all countries</a>
        </>
      }
    >
      <FactList form="wide">
        {rows.map(({ term, tally }) => (
          <Fact key={term} term={term}>
            <TallyList tally={tally} noun={uncapitalized(term)} />
          </Fact>
        ))}
      </FactList>
    </ProfileSection>
  )
}
