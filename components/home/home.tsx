import { DateText } from '@/components/layout/date-text'
import { ExternalLink } from '@/components/layout/external-link'
import { PageMain } from '@/components/layout/page-main'
import { Panel } from '@/components/layout/panel'
import { CountryLink, RecordLink } from '@/components/layout/record-link'
import { SearchBox } from '@/components/layout/search-box'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { MapLegend } from '@/components/map/map-legend'
import { CiteDataset } from '@/components/publish/cite-dataset'
import { publicApiAddress } from '@/lib/client/public-address'
import type { Country } from '@/lib/contract/countries'
import type { ProjectSummary } from '@/lib/contract/projects'
import type { Terms } from '@/lib/contract/terms'
import { questions } from '@/lib/portal/explore/questions'
import { getHome } from '@/lib/portal/home/load'
import { countriesWithProjects } from '@/lib/portal/list/definitions/countries'
import { mapCountry } from '@/lib/portal/map/country-shapes'
import { describeWorld, worldSize, worldTitle } from '@/lib/portal/map/draw-world'
import { defaultMeasure, mapAddress, stateOfMeasure } from '@/lib/portal/map/map-query'
import { getWalletsFinding } from '@/lib/portal/wallets/load'
import { walletsAddress } from '@/lib/portal/wallets/wallets-query'
import { counted, formatCount } from '@/lib/text/counted'
import { searchLabel, searchPlaceholder } from '@/lib/text/labels'

interface Figure {
  counts: string
  /** Undefined if the API did not answer. */
  number: number | undefined
  /** The path of the list of the counted records. */
  path: string
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 border-rule border-b border-t border-t-rule-strong md:grid-cols-4">
      {figures.map(({ counts, number, path }) => (
        <div key={counts} className="flex flex-col-reverse justify-end py-3.5">
          <dt className="text-note">
            <SiteLink href={path}>{counts}</SiteLink>
          </dt>
          <dd className="font-semibold font-serif text-[1.875rem] leading-tight">
            {number === undefined ? (
              <span className="text-muted">
                – <span className="sr-only">unavailable right now</span>
              </span>
            ) : (
              number.toLocaleString('en')
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A small world map of the projects' headquarters, as a link to the map page. */
function SmallWorldMap({ countries }: { countries: readonly Country[] }) {
  const words = `${worldTitle(defaultMeasure)}. ${describeWorld(
    countries.map((country) => mapCountry(country)),
    defaultMeasure,
  )}`
  return (
    <SiteLink href={mapAddress('/map', stateOfMeasure(defaultMeasure))} className="block">
      {/* biome-ignore lint/performance/noImgElement: an SVG file of a few kilobytes needs no optimization. */}
      <img
        src={`/maps/world/${defaultMeasure}.svg`}
        {...worldSize}
        loading="lazy"
        alt={words}
        className="h-auto w-full"
      />
    </SiteLink>
  )
}

/** Where the projects are: a small world map, and the countries with the most projects. */
function ProjectsByCountry({ countries }: { countries: readonly Country[] }) {
  const topCountries = countries
    .filter(({ stats }) => stats.projects_hq > 0)
    .toSorted((a, b) => b.stats.projects_hq - a.stats.projects_hq || a.name.localeCompare(b.name))
    .slice(0, 8)
  const onMap = countries.map((country) => mapCountry(country))
  return (
    <Section title="Where projects are" note="By the country of the managing organization.">
      <div className="mb-4">
        <SmallWorldMap countries={countries} />
        <MapLegend countries={onMap} measure={defaultMeasure} />
      </div>
      <ol className="grid gap-x-10 sm:grid-cols-2">
        {topCountries.map((country) => (
          <li
            key={country.code}
            className="flex justify-between gap-4 border-rule border-b py-2 tabular-nums"
          >
            <CountryLink country={country} />
            <span>{counted(country.stats.projects_hq, 'project')}</span>
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-5 gap-y-1">
        <SiteLink href="/map">World map</SiteLink>
        <SiteLink href="/countries">All countries</SiteLink>
      </p>
    </Section>
  )
}

/** Links to the tables of `/explore` that answer common questions. */
function Questions() {
  return (
    <Section
      title="Popular questions"
      note="Each answer is a table. Select a number to see its projects."
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {questions.slice(0, 6).map(({ title, address }) => (
          <li key={address} className="border-rule border-b py-2">
            <SiteLink href={address}>{title}</SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <SiteLink href="/explore">Build your own table</SiteLink>
      </p>
    </Section>
  )
}

function MostConnected({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <Section
      title="Most connected projects"
      note={
        <>
          By number of connections. The list of projects is sorted by{' '}
          <SiteLink href="/about#score">score</SiteLink>.
        </>
      }
    >
      <table className="data-table stacked">
        <thead>
          <tr>
            <th scope="col">Project</th>
            <th scope="col">Status</th>
            <th scope="col">Country</th>
            <th scope="col" className="figure">
              Connections
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map(({ id, title, status, country, stats }) => (
            <tr key={id}>
              <td>
                <RecordLink family="projects" id={id} name={title} />
              </td>
              <td>
                <StatusMark status={status} />
              </td>
              <td>{country?.name}</td>
              <td className="figure" data-label="Connections">
                {stats.total_links}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

/** The most recently launched projects. Some of them are pilots, so each shows its status. */
function NewestLaunches({ projects }: { projects: readonly ProjectSummary[] }) {
  return (
    <Section title="Recently started">
      {projects.length === 0 && <p className="text-muted">No project has a launch date.</p>}
      <ol className="border-rule border-t text-[0.9375rem]">
        {projects.map(({ id, title, launch_date: date, status }) => (
          <li
            key={id}
            className="grid grid-cols-[7.25rem_minmax(0,1fr)] gap-3 border-rule border-b py-2.5"
          >
            <span className="text-muted">{date && <DateText month date={date} />}</span>
            <span className="min-w-0">
              <RecordLink family="projects" id={id} name={title} />
              <span className="block text-note">
                <StatusMark status={status} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** Links to the data and its formats. If the terms could not be fetched, no licence is named. */
function UseTheData({ terms }: { terms: Terms | undefined }) {
  const address = publicApiAddress()
  return (
    <Panel title="Use the data">
      <p className="text-muted text-note">
        {terms && (
          <>
            Open data under{' '}
            <ExternalLink href={terms.license.url}>{terms.license.spdx_id}</ExternalLink>.{' '}
          </>
        )}
        Everything here is in one read-only JSON API, at{' '}
        <code className="font-sans text-ink [overflow-wrap:anywhere]">{address}</code>.
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-note">
        <li>
          <SiteLink href="/downloads">Downloads</SiteLink>
        </li>
        <li>
          <SiteLink href="/developers">API reference</SiteLink>
        </li>
        <li>
          <a href={`${address}/openapi.json`}>OpenAPI</a>
        </li>
      </ul>
    </Panel>
  )
}

interface OpeningProps {
  /** The number of projects, as text. */
  count: string
  /** The number of countries with projects. Undefined if it is unknown. */
  countries: number | undefined
}

/** The finding about national wallets, as a link to them. */
async function WalletsFinding() {
  const finding = await getWalletsFinding()
  if (finding === undefined) return null
  return (
    <p className="mt-4">
      <SiteLink href={walletsAddress()}>{finding}</SiteLink>
    </p>
  )
}

/** What this site is, and its search. */
function Opening({ count, countries }: OpeningProps) {
  return (
    <div className="pt-12 md:pt-14">
      <h1 className="max-w-[17em] text-balance font-semibold font-serif text-display tracking-[-0.02em]">
        Who builds decentralized identity with governments, with whom, and on what
      </h1>
      <p className="mt-4 max-w-[38em] font-serif text-lede">
        An open, sourced reference on {count} projects
        {countries !== undefined && ` in ${formatCount(countries)} countries`}, the organizations
        and people behind them, and the ledgers, standards and laws they use.
      </p>
      <p className="mt-3 max-w-[40em] text-muted">
        Decentralized identity lets you keep official documents, such as a driving licence, on your
        phone and prove them to anyone without asking the issuer.
      </p>
      <div className="screen-only mt-6 max-w-[35rem]">
        <SearchBox large shortcuts label={searchLabel} placeholder={searchPlaceholder} />
      </div>
      <WalletsFinding />
    </div>
  )
}

export async function Home() {
  const home = await getHome()
  const { projectCount, countries } = home
  const withProjects = countries?.filter(({ stats }) => stats.projects_hq > 0).length
  const count = formatCount(projectCount)
  return (
    <PageMain>
      <Opening count={count} countries={withProjects} />
      <Figures
        figures={[
          { counts: 'projects and consortia', number: projectCount, path: '/projects' },
          { counts: 'countries with projects', number: withProjects, path: countriesWithProjects },
          { counts: 'organizations', number: home.organizationCount, path: '/entities' },
          { counts: 'DID methods', number: home.methodCount, path: '/did-methods' },
        ]}
      />
      <div className="grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {countries && <ProjectsByCountry countries={countries} />}
          <Questions />
          {home.mostConnected && <MostConnected projects={home.mostConnected} />}
          <p className="mt-4">
            <SiteLink href="/projects">All {count} projects</SiteLink>
          </p>
        </div>
        <aside>
          {home.newestLaunches && <NewestLaunches projects={home.newestLaunches} />}
          <CiteDataset />
          <UseTheData terms={home.terms} />
        </aside>
      </div>
    </PageMain>
  )
}
