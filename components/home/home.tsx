import { DateText } from '@/components/layout/date-text'
import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { Cite } from '@/components/publish/cite'
import { SearchBox } from '@/components/search/search-box'
import { WalletMaps } from '@/components/wallets/wallet-maps'
import { WalletScale } from '@/components/wallets/wallet-scale'
import { WalletsEvidence, WalletsLede } from '@/components/wallets/wallets-lede'
import { siteName } from '@/lib/contract/site-name'
import { glossaryAddress } from '@/lib/portal/about/glossary'
import { getHome, type HomeData } from '@/lib/portal/home/load'
import { countriesWithProjects } from '@/lib/portal/list/definitions/countries'
import { datasetCitation } from '@/lib/portal/publish/cite/citation'
import { getFileContext } from '@/lib/portal/publish/load'
import { latestSegment } from '@/lib/portal/versions/cite/past-list-address'
import { pastWalletsAddress, walletsAddress } from '@/lib/portal/wallets/wallets-query'
import type { WalletsView } from '@/lib/portal/wallets/wallets-view'
import { counted, formatCount } from '@/lib/text/counted'
import { CountryChoice } from './country-choice'
import { DataPart, Findings, NewsPart, Questions, SourcesPart, TrustPart } from './home-sections'
import './home.css'

/** Introduces the site over a server without national wallets. */
function PlainLede({ projectCount, countryCount }: HomeData) {
  return (
    <p className="mt-4 max-w-[36em] font-serif text-lede">
      An open, sourced reference on {formatCount(projectCount)} projects
      {countryCount !== undefined && (
        <>
          {' '}
          in <SiteLink href={countriesWithProjects}>{formatCount(countryCount)} countries</SiteLink>
        </>
      )}
      .
    </p>
  )
}

const plainTitle = 'Who builds decentralized identity with governments, with whom, and on what'

function HomeOpening({ home }: { home: HomeData }) {
  const { wallets, date, countries } = home
  return (
    <div className="grid grid-cols-1 items-start gap-x-14 pt-9 lg:grid-cols-[minmax(0,1fr)_23rem]">
      <div className="lg:col-span-2">
        {wallets && (
          <p className="mb-2 text-muted text-note">
            National wallets, <DateText date={date.slice(0, 10)} />
          </p>
        )}
        <PageTitle>{wallets ? wallets.title : plainTitle}</PageTitle>
      </div>
      <div>
        {wallets ? <WalletsLede view={wallets} /> : <PlainLede {...home} />}
        <p className="mt-3 max-w-[42em] text-muted">
          {siteName} (DID: decentralized identifier) is an open reference on{' '}
          <SiteLink href={glossaryAddress('decentralized-identity')}>
            decentralized identity
          </SiteLink>
          . People keep official digital documents in a phone app called a wallet, and choose when
          to show them. We show who builds such wallets, on what technology and under which law.
        </p>
      </div>
      <div className="screen-only mt-6 space-y-3 lg:mt-4">
        {countries.length > 0 && <CountryChoice countries={countries} />}
        <div>
          <p className="font-semibold text-note">Or search</p>
          <div className="mt-1">
            <SearchBox large placeholder="Name, topic or question" />
          </div>
        </div>
      </div>
    </div>
  )
}

function HomeMaps({ view, isCitable }: { view: WalletsView; isCitable: boolean }) {
  return (
    <div className="wallet-figure">
      <SiteLink
        href={walletsAddress()}
        className="block"
        aria-label="National wallets by country: maps and table"
      >
        <WalletMaps counts={view.allCounts} />
      </SiteLink>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <WalletScale view={view} state={view.state} />
        <p className="screen-only mt-1 flex gap-4 text-note [&>a]:py-1">
          <SiteLink href={walletsAddress()}>All national wallets</SiteLink>
          {isCitable && (
            <SiteLink href={pastWalletsAddress(latestSegment, {})}>
              Cite<span className="sr-only">: national wallets</span>
            </SiteLink>
          )}
        </p>
      </div>
    </div>
  )
}

export async function Home() {
  const [home, context] = await Promise.all([getHome(), getFileContext()])
  const { wallets, findings, questions, news, audits, hasVersions } = home
  return (
    <PageMain>
      <HomeOpening home={home} />
      {wallets && (
        <>
          <HomeMaps view={wallets} isCitable={hasVersions} />
          <WalletsEvidence view={wallets} />
        </>
      )}
      <Findings findings={findings} />
      <div className="home-parts">
        <div className="min-w-0">
          <Questions questions={questions} />
          <p className="mt-3 flex flex-wrap gap-x-5 text-note">
            <SiteLink href="/projects">
              All {counted(home.projectCount, 'project or consortium', 'projects and consortia')}
            </SiteLink>
            <SiteLink href="/explore">Build your own table</SiteLink>
          </p>
        </div>
        <div>{news && <NewsPart news={news} />}</div>
        <div className="grid content-start gap-x-10 gap-y-9 sm:auto-cols-fr sm:grid-flow-col">
          {audits && <TrustPart audits={audits} />}
          <div className="grid content-start gap-y-9">
            <SourcesPart {...home} />
            <DataPart {...home} />
          </div>
        </div>
        <Cite what="dataset" file="/dataset" citation={datasetCitation(context)} />
      </div>
    </PageMain>
  )
}
