import { PageMain } from '@/components/layout/page-main'
import { SearchBox } from '@/components/layout/search-box'
import { SiteLink } from '@/components/layout/site-link'
import { CiteDataset } from '@/components/publish/cite-dataset'
import { getHome } from '@/lib/portal/home/load'
import { countriesWithProjects } from '@/lib/portal/list/definitions/countries'
import { formatCount } from '@/lib/text/counted'
import { Figures } from './figures'
import { MostConnected } from './most-connected'
import { NewestLaunches } from './newest-launches'
import { ProjectsByCountry } from './projects-by-country'
import { Questions } from './questions'
import { UseTheData } from './use-the-data'

interface OpeningProps {
  /** The number of projects, as text. */
  count: string
  /** The number of countries with projects. Undefined if it is unknown. */
  countries: number | undefined
}

/** What this site is, and its search. */
function Opening({ count, countries }: OpeningProps) {
  return (
    <div className="pt-12 md:pt-14">
      <h1 className="max-w-[17em] text-balance font-semibold font-serif text-display tracking-[-0.02em]">
        Who builds decentralized identity with governments, with whom, and on what
      </h1>
      <p className="mt-4 max-w-[38em] font-serif text-lede">
        An open, sourced record of {count} projects
        {countries !== undefined && ` in ${formatCount(countries)} countries`}, and of the
        organizations, people, ledgers, standards and laws around them.
      </p>
      <p className="mt-3 max-w-[40em] text-muted">
        With decentralized identity, people keep proofs such as a licence or a diploma on their own
        devices, and show them without the issuer taking part.
      </p>
      <div className="screen-only mt-6 max-w-[35rem]">
        <SearchBox
          large
          shortcuts
          label="Search the atlas"
          placeholder="Project, vendor or country"
        />
      </div>
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
