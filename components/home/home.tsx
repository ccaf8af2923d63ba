import { PageMain } from '@/components/layout/page-main'
import { SearchBox } from '@/components/layout/search-box'
import { SiteLink } from '@/components/layout/site-link'
import { CiteDataset } from '@/components/publish/cite-dataset'
import { countOf, getTerms, listCountries, wholeLists } from '@/lib/client/resources'
import { required } from '@/lib/client/result'
import { mostConnected, newestLaunches } from '@/lib/portal/home/project-rankings'
import { formatCount } from '@/lib/text/counted'
import { Figures } from './figures'
import { MostConnected } from './most-connected'
import { NewestLaunches } from './newest-launches'
import { UseTheData } from './use-the-data'
import { Where } from './where'

export async function Home() {
  const [all, organizations, methods, allCountries, terms] = await Promise.all([
    wholeLists.projects(),
    countOf('entities'),
    countOf('did-methods'),
    listCountries(),
    getTerms(),
  ])
  const { data: projects, fetchedAt } = required(all)
  const today = terms.ok ? terms.data.last_updated : fetchedAt
  // Undefined if the API did not answer.
  const countries = allCountries.ok ? allCountries.data.data : undefined
  const withProjects = countries?.filter(({ stats }) => stats.projects_hq > 0).length
  const count = formatCount(projects.length)
  return (
    <PageMain>
      <div className="pt-12 md:pt-14">
        <h1 className="max-w-[17em] text-balance font-semibold font-serif text-display tracking-[-0.02em]">
          Who builds decentralized identity with governments, with whom, and on what
        </h1>
        <p className="mt-4 max-w-[38em] font-serif text-lede">
          An open, sourced record of {count} projects
          {withProjects !== undefined && ` in ${formatCount(withProjects)} countries`}, and of the
          organizations, people, ledgers, standards and laws around them.
        </p>
        <div className="screen-only mt-6 max-w-[35rem]">
          <SearchBox
            large
            label="Search the atlas"
            placeholder="A project, ministry, vendor, DID method or country"
          />
        </div>
      </div>
      <Figures
        figures={[
          { counts: 'projects and consortia', number: projects.length, path: '/projects' },
          { counts: 'countries with projects', number: withProjects, path: '/countries' },
          { counts: 'organizations', number: organizations, path: '/entities' },
          { counts: 'DID methods', number: methods, path: '/did-methods' },
        ]}
      />
      <div className="grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          {countries && <Where countries={countries} />}
          <MostConnected projects={mostConnected(projects, 10)} />
          <p className="mt-4">
            <SiteLink href="/projects">All {count} projects</SiteLink>
          </p>
        </div>
        <aside>
          <NewestLaunches projects={newestLaunches(projects, today, 6)} />
          <CiteDataset />
          <UseTheData terms={terms.ok ? terms.data : undefined} />
        </aside>
      </div>
    </PageMain>
  )
}
