import { DateText } from '@/components/layout/date-text'
import { EmbedMain } from '@/components/publish/embed-page'
import { getWallets } from '@/lib/portal/wallets/load'
import { isEuropean, type WalletsState, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { describeCounts } from '@/lib/portal/wallets/wallets-view'
import { WalletMapPicture } from './wallet-maps'
import { WalletScale } from './wallet-scale'
import { NoWallets } from './wallets-page'
import './wallets.css'

/** The finding, its map and its numbers, for frames on other sites. */
export async function WalletsEmbed({ state }: { state: WalletsState }) {
  const wallets = await getWallets(state)
  const map = isEuropean(state) ? 'europe' : 'world'
  return (
    <EmbedMain
      title={wallets?.view.title ?? 'National wallets'}
      address={walletsAddress(state)}
      credit="Shapes: Natural Earth."
    >
      {wallets ? (
        <>
          <div className="wallet-frame">
            <WalletMapPicture map={map} summary={describeCounts(wallets.view.counts)} />
          </div>
          <WalletScale view={wallets.view} />
          <p className="text-muted text-xs">
            Data as of <DateText date={wallets.date.slice(0, 10)} />.
          </p>
        </>
      ) : (
        <NoWallets />
      )}
    </EmbedMain>
  )
}
