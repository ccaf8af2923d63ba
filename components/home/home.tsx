import { PageMain } from '@/components/layout/page-main'
import { SiteLink } from '@/components/layout/site-link'
import { CiteDataset } from '@/components/publish/cite-dataset'
import { getHome } from '@/lib/portal/home/load'
import { counted } from '@/lib/text/counted'
import { HomeMaps, HomeOpening } from './home-opening'
import { DataPart, Findings, NewsPart, Questions, SourcesPart, TrustPart } from './home-sections'
import './home.css'

/** A finding with its map, the ways into the data, and why to trust it. */
export async function Home() {
  const home = await getHome()
  const { wallets, findings, questions, news, audits, hasVersions } = home
  return (
    <PageMain>
      <HomeOpening home={home} />
      {wallets && <HomeMaps view={wallets} isCitable={hasVersions} />}
      <Findings findings={findings} />
      <div className="mt-11 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Questions questions={questions} />
          <p className="mt-3 flex flex-wrap gap-x-5 text-note">
            <SiteLink href="/projects">All {counted(home.projectCount, 'project')}</SiteLink>
            <SiteLink href="/explore">Build your own table</SiteLink>
          </p>
        </div>
        {news && <NewsPart news={news} />}
      </div>
      <div className="mt-11 grid items-start gap-x-14 gap-y-9 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
          {audits && <TrustPart audits={audits} />}
          <SourcesPart {...home} />
          <DataPart {...home} />
        </div>
        <CiteDataset />
      </div>
    </PageMain>
  )
}
