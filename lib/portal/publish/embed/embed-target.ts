import { type ChartId, isChartId } from '@/lib/portal/charts/chart'
import { getRecordFile } from '@/lib/portal/publish/record-files'
import { idOfSegment } from '@/lib/portal/records/record-path'
import { type Embed, graphEmbed, mapEmbed, walletsEmbed } from './embeds'

/** The embed for an address of this site. Projects and charts still have to be loaded. */
export type EmbedTarget =
  | { kind: 'project'; id: number }
  | { kind: 'chart'; id: ChartId }
  | { kind: 'embed'; embed: Embed }

export function getEmbedTarget(address: string, site: string): EmbedTarget | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, pathname, search } = new URL(address)
  if (origin !== new URL(site).origin || getRecordFile(pathname)) return undefined
  if (pathname === '/map') return { kind: 'embed', embed: mapEmbed(search) }
  if (pathname === '/graph') return { kind: 'embed', embed: graphEmbed(search) }
  if (pathname === '/wallets') return { kind: 'embed', embed: walletsEmbed(search) }
  const chart = /^\/charts\/([^/]+)$/.exec(pathname)?.[1] ?? ''
  if (isChartId(chart)) return { kind: 'chart', id: chart }
  const id = idOfSegment(/^\/projects\/([^/]+)$/.exec(pathname)?.[1] ?? '')
  return id === undefined ? undefined : { kind: 'project', id }
}
