import { PageMain } from '@/components/layout/page-main'
import { SiteLink } from '@/components/layout/site-link'
import { FrozenPage } from '@/components/versions/frozen-page'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import type { PastWallets } from '@/lib/portal/wallets/load'
import { pastWalletsFileAddress, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { WalletSources } from './wallet-sources'
import { WalletTable } from './wallet-table'
import './wallets.css'

/** The national wallets as of a version. */
export function PastWalletsPage({ wallets }: { wallets: PastWallets }) {
  const { about, newest, view } = wallets
  const { version } = about
  return (
    <FrozenPage
      frozen={wallets}
      filters={view.filters}
      current={walletsAddress(view.state)}
      contents="the wallets with their facts, in table order"
      getAddress={(format) => pastWalletsFileAddress(version, view.state, format)}
      since={
        <SiteLink href={changesAddress({ from: version, to: newest.version, family: 'projects' })}>
          All changes to projects up to version {newest.version}
        </SiteLink>
      }
      end={<WalletSources index={view.sources} />}
    >
      <WalletTable view={view} />
    </FrozenPage>
  )
}

/** Shown for a version without national wallets. */
export function NoPastWallets({ version }: { version: string }) {
  return (
    <PageMain title="National wallets">
      <p className="mt-3 max-w-[42em]">
        Version <SiteLink href={versionAddress(version)}>{version}</SiteLink> does not say which
        projects are national wallets. <SiteLink href={walletsAddress()}>Today’s table</SiteLink>{' '}
        does.
      </p>
    </PageMain>
  )
}
