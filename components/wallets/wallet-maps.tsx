import {
  describeCounts,
  europeSize,
  mapTitle,
  worldMapSize,
} from '@/lib/portal/wallets/draw-wallets'
import { type WalletMap, walletMapAddress } from '@/lib/portal/wallets/wallets-query'
import type { WalletsView } from '@/lib/portal/wallets/wallets-view'
import './wallet-maps.css'

const sizes = { world: worldMapSize, europe: europeSize }

interface WalletMapPictureProps {
  map: WalletMap
  words: string
}

/** A map as an image. Its text alternative is the table, which has the same statuses. */
export function WalletMapPicture({ map, words }: WalletMapPictureProps) {
  return (
    // biome-ignore lint/performance/noImgElement: an SVG file needs no optimization.
    <img
      src={walletMapAddress(map)}
      {...sizes[map]}
      alt={`${mapTitle(map)}. ${words} The table has the same information.`}
    />
  )
}

/** The maps show all countries, regardless of the filters. */
export function WalletMaps({ counts }: Pick<WalletsView, 'counts'>) {
  return (
    <div className="wallet-maps">
      <WalletMapPicture map="world" words={describeCounts(counts)} />
      <WalletMapPicture map="europe" words="Countries are labelled with their codes." />
    </div>
  )
}
