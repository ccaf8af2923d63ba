import Link from 'next/link'
import { PageMain } from '@/components/layout/page-main'
import { SearchBox } from '@/components/layout/search-box'
import { countOf, getTerms, listCountries, listEveryProject } from '@/lib/api/resources'
import { required } from '@/lib/api/result'
import { mostConnected, newestLaunches } from '@/lib/projects/project-rankings'
import { Figures } from './figures'
import { MostConnected } from './most-connected'
import { NewestLaunches } from './newest-launches'
import { UseTheData } from './use-the-data'

/** How many countries have a project of their own; undefined where the API did not say. */
async function countriesWithProjects(): Promise<number | undefined> {
  const answer = await listCountries()
  if (!answer.ok) return undefined
  return answer.data.data.filter(({ stats }) => stats.projects_hq > 0).length
}

export async function Home() {
  const [all, organizations, methods, countries, terms] = await Promise.all([
    listEveryProject(),
    countOf('entities'),
    countOf('did-methods'),
    countriesWithProjects(),
    getTerms(),
  ])
  const { data: projects, fetchedAt } = required(all)
  const today = terms.ok ? terms.data.last_updated : fetchedAt
  const count = projects.length.toLocaleString('en')
  return (
    <PageMain>
      <div className="pt-12 md:pt-14">
        <h1 className="max-w-[17em] text-balance font-semibold font-serif text-display tracking-[-0.02em]">
          Who builds decentralized identity with governments, with whom, and on what
        </h1>
        <p className="mt-4 max-w-[38em] font-serif text-lede">
          An open, sourced record of {count} projects
          {countries !== undefined && ` in ${countries.toLocaleString('en')} countries`}, and of the
          organizations, people, ledgers, standards and laws around them.
        </p>
        <SearchBox
          large
          label="Search projects by name"
          className="screen-only mt-6 flex w-full max-w-[35rem]"
        />
      </div>
      <Figures
        figures={[
          { counts: 'projects and consortia', number: projects.length },
          { counts: 'countries with projects', number: countries },
          { counts: 'organizations', number: organizations },
          { counts: 'DID methods', number: methods },
        ]}
      />
      <div className="grid items-start gap-x-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <MostConnected projects={mostConnected(projects, 10)} />
          <p className="mt-4">
            <Link href="/projects" prefetch={false}>
              All {count} projects
            </Link>
          </p>
        </div>
        <aside>
          <NewestLaunches projects={newestLaunches(projects, today, 6)} />
          <UseTheData terms={terms.ok ? terms.data : undefined} />
        </aside>
      </div>
    </PageMain>
  )
}
