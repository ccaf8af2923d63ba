import type { Metadata } from 'next'
import { CompareView } from '@/components/compare/compare-view'
import {
  type ComparedKind,
  compareStateAddress,
  parseCompareQuery,
} from '@/lib/portal/compare/compare-query'
import { comparisonTitle } from '@/lib/portal/compare/comparison'
import { loadComparison } from '@/lib/portal/compare/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { enumerated } from '@/lib/text/counted'
import { capitalized } from '@/lib/text/sentences'

type Props = PageProps<'/compare'>

const readState = async (props: Props) => parseCompareQuery(await pageParameters('/compare', props))

const descriptions: Record<ComparedKind, string> = {
  projects:
    'property by property: status, technology, standards, organizations and reach, with sources.',
  countries:
    'property by property: national wallets, formats, protocols, ledgers, laws and projects.',
  standards: 'side by side: the projects, national wallets and countries that follow them.',
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  const { kind, keys } = state
  const { comparison } = await loadComparison(state)
  const names = enumerated(comparison.subjects.map(({ name }) => name))
  const isStart = kind === 'projects' && names === ''
  return pageMetadata({
    title: comparisonTitle(comparison),
    description: isStart
      ? 'Compare government decentralized identity projects side by side, with sources.'
      : `${names || capitalized(kind)}, ${descriptions[kind]}`,
    path: compareStateAddress(state),
    listed: kind === 'projects' && keys.length === 0,
  })
}

export default async function ComparePage(props: Props) {
  return <CompareView state={await readState(props)} />
}
