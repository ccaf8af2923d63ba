import { walletMapFrames } from '@/lib/portal/wallets/wallet-maps'
import { type WalletMap, walletMapAddress } from '@/lib/portal/wallets/wallets-query'
import { describeCounts, type WalletsView } from '@/lib/portal/wallets/wallets-view'
import './wallet-maps.css'

interface WalletMapPictureProps {
  map: WalletMap
  summary: string
  /** The table with the same information. */
  table?: string
}

export function WalletMapPicture({
  map,
  summary,
  table = 'The table of the National wallets page',
}: WalletMapPictureProps) {
  const { title, size } = walletMapFrames[map]
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file needs no optimization.
    <img
      src={walletMapAddress(map)}
      {...size}
      alt={`${title}. ${summary} ${table} has the same information.`}
    />
  )
}

interface WalletMapsProps extends Pick<WalletsView, 'counts'> {
  table?: WalletMapPictureProps['table']
}

/** The maps show all countries, regardless of the filters. */
export function WalletMaps({ counts, table }: WalletMapsProps) {
  return (
    <div className="wallet-maps">
      <WalletMapPicture map="world" summary={describeCounts(counts)} table={table} />
      <WalletMapPicture
        map="europe"
        summary="Countries are labelled with their codes."
        table={table}
      />
    </div>
  )
}
