import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { ProfileSection } from '@/components/profile/profile-section'
import { Timeline } from '@/components/profile/timeline'
import { SourceMarks } from '@/components/sources/source-marks'
import type { Country } from '@/lib/contract/countries'
import { correctionAddress, recordKey } from '@/lib/portal/corrections/correction-address'
import type { CountryView } from '@/lib/portal/countries/country-view'
import { projectHistory } from '@/lib/portal/profile/history'
import { unionCode } from '@/lib/portal/records/union-laws'
import { findSource, type SourceRecords } from '@/lib/portal/sources/references'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { publisherAndKind } from '@/lib/portal/sources/source-names'
import {
  currentWallets,
  type NationalWallet,
  responsibleFor,
} from '@/lib/portal/wallets/national-wallets'
import { walletsAddress, walletsPath } from '@/lib/portal/wallets/wallets-query'
import { formatDate } from '@/lib/text/dates'

/** The relations of a wallet to the organizations that manage or operate it. */
const listMakerRelations = ({ entities }: NationalWallet) =>
  (entities ?? []).filter(
    ({ role, relationship_type: type }) => type === 'Managing' || role === 'Operator',
  )

interface WalletProps {
  wallet: NationalWallet
  day: string
  sources: SourceIndex
  records: SourceRecords | undefined
}

function WalletEntry({ wallet, day, sources, records }: WalletProps) {
  const { id, title, status, status_date: date, status_source: source } = wallet
  const record = findSource(records, source)
  const makers = responsibleFor(wallet)
  const relations = listMakerRelations(wallet)
  return (
    <li>
      <p className="wallet-head">
        <RecordLink family="projects" id={id} name={title} />
        <span className="whitespace-nowrap">
          <StatusMark status={status} />
          {status && source !== undefined && <SourceMarks index={sources} references={[source]} />}
        </span>
        {status && record && (
          <span className="note">
            (source: {publisherAndKind(record)}
            {!date && ', undated'})
          </span>
        )}
        {status && date && <span>as of {formatDate(date)}</span>}
      </p>
      {makers.length > 0 && (
        <p className="note">
          {wallet.managers.length > 0 ? 'Managed by' : 'Operated by'}{' '}
          {makers.map(({ id: maker, name, label }, at) => (
            <span key={maker}>
              {at > 0 && ', '}
              <RecordLink family="entities" id={maker} name={name} short={label} />
              <SourceMarks
                index={sources}
                references={relations.filter(({ id }) => id === maker).map(({ source }) => source)}
              />
            </span>
          ))}
        </p>
      )}
      <Timeline
        steps={projectHistory(wallet, day)}
        sources={sources}
        isPlain={wallet.stage === 'ended'}
      />
    </li>
  )
}

interface NationalWalletsProps {
  country: Country
  view: CountryView | undefined
  sources: SourceIndex
  records: SourceRecords | undefined
}

/** The national wallets of a country, each with its dated status and history, and the next date. */
export function NationalWalletSection({ country, view, sources, records }: NationalWalletsProps) {
  if (!view) return null
  const { wallets, duty, day } = view
  if (country.code === unionCode) {
    return (
      <ProfileSection title="National wallets">
        <p>
          <SiteLink href={walletsAddress({ group: 'eu' })}>Wallets of the member states</SiteLink>
        </p>
      </ProfileSection>
    )
  }
  if (wallets.length === 0 && !duty) return null
  const current = currentWallets(view)
  const ended = wallets.filter((wallet) => !current.includes(wallet))
  const getEntries = (listed: readonly NationalWallet[]) =>
    listed.length > 0 && (
      <ul className="wallet-entries">
        {listed.map((wallet) => (
          <WalletEntry
            key={wallet.id}
            wallet={wallet}
            day={day}
            sources={sources}
            records={records}
          />
        ))}
      </ul>
    )
  return (
    <ProfileSection title={wallets.length > 1 ? 'National wallets' : 'National wallet'}>
      {getEntries(current)}
      {duty && (
        <p className="mt-3">
          {duty.sentence} <a href={duty.source}>{duty.law}</a>
        </p>
      )}
      {getEntries(ended)}
      <p className="note mt-3">
        {wallets.length > 0 ? 'Do you know of a newer source?' : 'Do you know of one?'}{' '}
        <SiteLink href={correctionAddress(recordKey('countries', country))}>Tell us</SiteLink>
        {' · '}
        <SiteLink href={walletsPath}>All national wallets</SiteLink>
      </p>
    </ProfileSection>
  )
}

/** The sources of the section, in the order in which it shows them. */
export const listWalletSources = ({ wallets, day }: CountryView) =>
  wallets.flatMap((wallet) => [
    ...(wallet.status ? [{ source: wallet.status_source }] : []),
    ...listMakerRelations(wallet).map(({ source }) => ({ source })),
    ...projectHistory(wallet, day).flatMap(({ date, source }) => (date ? [{ source }] : [])),
  ])
