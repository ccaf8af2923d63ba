/** The titles and sizes of the maps of national wallets, for pages that show the maps but do not draw them. */
import { worldSize } from '@/lib/portal/map/equal-earth'
import type { WalletMap } from './wallets-query'

interface WalletMapFrame {
  title: string
  /** In pixels. */
  size: { width: number; height: number }
}

export const walletMapFrames = {
  world: {
    title: 'World map: status of national wallets by country',
    // Without the islands east of New Zealand, none of which has a wallet.
    size: { width: worldSize.width - 50, height: worldSize.height },
  },
  europe: {
    title: 'Europe: status of national wallets by country',
    size: { width: 432, height: 384 },
  },
} as const satisfies Record<WalletMap, WalletMapFrame>
