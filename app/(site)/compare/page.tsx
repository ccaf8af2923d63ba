import type { Metadata } from 'next'
import { CompareView } from '@/components/compare/compare-view'
import { compareAddress, parseCompareQuery } from '@/lib/portal/compare/compare-query'
import { getCompared, getComparedCountries, getComparedStandards } from '@/lib/portal/compare/load'
import { pageMetadata } from '@/lib/portal/publish/seo/page-metadata'
import { pageParameters } from '@/lib/portal/routing/page-query'
import { enumerated } from '@/lib/text/counted'

type Props = PageProps<'/compare'>

const readState = async (props: Props) => parseCompareQuery(await pageParameters('/compare', props))

export async function generateMetadata(props: Props): Promise<Metadata> {
  const state = await readState(props)
  if (state.countries) {
    const { countries } = await getComparedCountries(state.countries)
    const names = enumerated(countries.map(({ country }) => country.name))
    return pageMetadata({
      title: names === '' ? 'Compare countries' : `Compare ${names}`,
      description: `${names || 'Countries'}, property by property: national wallets, formats, protocols, ledgers, laws and projects.`,
      path: compareAddress(state),
      listed: false,
    })
  }
  if (state.standards) {
    const { standards } = await getComparedStandards(state.standards)
    const names = enumerated(standards.map(({ standard }) => standard.title))
    return pageMetadata({
      title: names === '' ? 'Compare standards' : `Compare ${names}`,
      description: `${names || 'Standards'}, side by side: the projects, national wallets and countries that follow them.`,
      path: compareAddress(state),
      listed: false,
    })
  }
  const { projects } = await getCompared(state.ids)
  const titles = enumerated(projects.map(({ title }) => title))
  return pageMetadata({
    title: titles === '' ? 'Compare projects' : `Compare ${titles}`,
    description:
      titles === ''
        ? 'Compare government decentralized identity projects side by side, each fact with its source.'
        : `${titles}, property by property: status, technology, standards, organizations and reach, each fact with its source.`,
    path: compareAddress(state),
    listed: state.ids.length === 0,
  })
}

export default async function ComparePage(props: Props) {
  return <CompareView state={await readState(props)} />
}
