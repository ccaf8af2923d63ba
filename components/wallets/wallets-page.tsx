import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { IgnoredValues } from '@/components/layout/mistakes'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { TableDownloads } from '@/components/publish/table-downloads'
import { FeedLinks } from '@/components/versions/feed-links'
import { nationalWallet } from '@/lib/contract/codebook/values'
import { readSettings } from '@/lib/env'
import { getFrame, pageEmbed } from '@/lib/portal/publish/embed/embeds'
import { countryGroups } from '@/lib/portal/records/country-groups'
import { latestSegment } from '@/lib/portal/versions/cite/past-list-address'
import { type DatedWallets, getWallets } from '@/lib/portal/wallets/load'
import { protocolNames, protocols } from '@/lib/portal/wallets/protocols'
import {
  pastWalletsAddress,
  serializeWalletsState,
  type WalletsState,
  walletsAddress,
  walletsFeedPage,
  walletsFileAddress,
  walletsPictureAddress,
} from '@/lib/portal/wallets/wallets-query'
import { WalletFilters } from './wallet-filters'
import { WalletMaps } from './wallet-maps'
import { WalletScale } from './wallet-scale'
import { WalletSources } from './wallet-sources'
import { WalletTable } from './wallet-table'
import { TableLede, WalletsEvidence } from './wallets-lede'
import './wallets.css'

/** The HTML of a frame, as text, so that the page needs no script. One click selects all of it. */
function EmbedHtml({ state }: { state: WalletsState }) {
  const query = serializeWalletsState(state)
  const frame = getFrame(pageEmbed('/wallets', query && `?${query}`), readSettings().SITE_URL)
  return (
    <details className="embed-code screen-only">
      <summary>Embed</summary>
      <p>Paste this HTML into another site. Credit and licence are included.</p>
      <code>{frame}</code>
    </details>
  )
}

function Actions({ wallets: { view, hasVersions } }: { wallets: DatedWallets }) {
  const { state, filters } = view
  return (
    <div className="wallet-actions">
      <TableDownloads
        what={['national wallets', filters].filter(Boolean).join(' · ')}
        getAddress={(format) => walletsFileAddress(state, format)}
      >
        <a href={walletsPictureAddress(state)}>
          Image<span className="sr-only">: national wallets</span>
        </a>
        {hasVersions && (
          <SiteLink href={pastWalletsAddress(latestSegment, state)}>
            Cite<span className="sr-only">: national wallets</span>
          </SiteLink>
        )}
      </TableDownloads>
      <EmbedHtml state={state} />
    </div>
  )
}

function Groups() {
  return countryGroups.map(({ key, name, codes, since, source }) => (
    <span key={key}>
      <ExternalLink href={source}>{name}</ExternalLink>:{' '}
      {since ? (
        <>
          {codes.length} member countries since <DateText date={since} />.
        </>
      ) : (
        `${codes.length} countries.`
      )}{' '}
    </span>
  ))
}

function Method({ hasDetails, hasVersions }: { hasDetails: boolean; hasVersions: boolean }) {
  return (
    <Section title="How we decide a status" id="wallets-method" sideTitle>
      <p className="max-w-[46em]">{nationalWallet.means}</p>
      <details
        className="fold on-phones mt-3 max-w-[46em] space-y-3"
        aria-label="Definition of each status"
      >
        <summary>Show the definition of each status</summary>
        <p>{nationalWallet.status}</p>
        <p>
          The table shows the newest source that we found for each status, and its date. A country
          with several wallets is listed once, under the most advanced one. Wallets that have ended
          are listed separately. See the{' '}
          <SiteLink href="/about/codebook#statuses">definition of each status</SiteLink>, or{' '}
          <SiteLink href="/about/corrections">suggest a correction</SiteLink>.
        </p>
      </details>
      <details className="fold mt-3 max-w-[46em] space-y-3">
        <summary>Symbols, groups and maps</summary>
        {hasDetails && (
          <p>
            ✓ means that a source names the format or protocol. mdoc, SD-JWT and W3C VC are formats
            of digital documents. OpenID4VCI is a protocol for receiving them and OpenID4VP one for
            showing them; OpenID4VC means either. In detail:{' '}
            {protocolNames
              .map((name) => `${protocols[name].label} is ${protocols[name].includes}`)
              .join('; ')}
            . A dash means “Not disclosed”: we found no public source for the answer.
          </p>
        )}
        <p className="text-muted text-note">
          <Groups /> Shapes and borders of the maps: Natural Earth. Crimea is shown as part of
          Ukraine, following UN General Assembly resolution 68/262.
        </p>
      </details>
      {hasVersions && (
        <p className="mt-3 text-note">
          Subscribe to changes: <FeedLinks page={walletsFeedPage} subject="national wallets" />
        </p>
      )}
    </Section>
  )
}

function Wallets({ wallets, ignored }: { wallets: DatedWallets; ignored: readonly string[] }) {
  const { view, date } = wallets
  const { state, title, filters, hasDetails } = view
  return (
    <>
      <div className="pt-9">
        <p className="mb-2 text-muted text-note">
          National wallets · data as of <DateText date={date.slice(0, 10)} />
        </p>
        <PageTitle>{title}</PageTitle>
        <IgnoredValues sentences={ignored} />
        <TableLede view={view} />
        <p className="mt-2 max-w-[60em] text-muted text-note">
          A national wallet is a government app in which the public can keep official documents and
          present them to others, who can verify them.{' '}
          <a href="#wallets-method">How we decide a status</a>
        </p>
        <p className="wallet-jump screen-only">
          <a href="#wallet-table">Go to the table</a>
        </p>
      </div>
      <div className="wallet-figure">
        <WalletMaps counts={view.allCounts} table="The table" />
        <WalletScale view={view} state={state} />
      </div>
      <WalletsEvidence view={view} />
      <div className="wallet-controls" id="wallet-table">
        <details className="fold on-phones" aria-label="Filter the table">
          <summary>Filter the table</summary>
          <WalletFilters view={view} />
        </details>
        <Actions wallets={wallets} />
      </div>
      {filters && (
        <p className="mt-3 text-note">
          Showing only {filters}. The maps ignore the filters.{' '}
          <SiteLink href={walletsAddress()}>Show all countries</SiteLink>
        </p>
      )}
      {!hasDetails && (
        <p className="mt-3 text-muted text-note">
          The sources, dates, protocols, ledgers, suppliers and laws are not shown: the API behind
          this site does not provide them, or did not answer. Try again in a minute.
        </p>
      )}
      <WalletTable view={view} />
      <Method hasDetails={hasDetails} hasVersions={wallets.hasVersions} />
      <WalletSources index={view.sources} />
    </>
  )
}

interface WalletsPageProps {
  state: WalletsState
  /** Sentences about the values of the address that the page ignores. */
  ignored: readonly string[]
}

/** The state of national wallets, country by country. */
export async function WalletsPage({ state, ignored }: WalletsPageProps) {
  const wallets = await getWallets(state)
  return (
    <PageMain>
      {wallets ? (
        <Wallets wallets={wallets} ignored={ignored} />
      ) : (
        <div className="pt-9">
          <PageTitle>National wallets</PageTitle>
          <NoWallets />
        </div>
      )}
    </PageMain>
  )
}

/** Rendered if the server has no national wallets, or does not identify them. */
export function NoWallets() {
  return (
    <p className="mt-5 max-w-[42em]">
      There are no national wallets in this data. <SiteLink href="/projects">All projects</SiteLink>
    </p>
  )
}
