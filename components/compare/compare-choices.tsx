import { SiteLink } from '@/components/layout/site-link'
import { NameField } from '@/components/search/name-field'
import type { ProjectSummary } from '@/lib/contract/projects'
import {
  type CompareState,
  compareAddress,
  compareCountriesAddress,
  compareStandardsAddress,
  maxCompared,
} from '@/lib/portal/compare/compare-query'
import {
  findComparable,
  listComparable,
  pickExampleCountries,
  pickExampleStandards,
  suggestComparable,
} from '@/lib/portal/compare/load'
import { mostConnectedProjects } from '@/lib/portal/home/project-rankings'
import { enumerated, formatCount } from '@/lib/text/counted'
import { CompareForm, CompareNote, NoMore } from './compare-notes'

interface FoundProps {
  /** What visitors typed. */
  find: string
  /** In sentences: `'project'`, `'projects'`. */
  words: readonly [one: string, many: string]
  found: readonly { id: number; title: string }[]
  getAddress: (id: number) => string
}

const maxFound = 8

/** The records that may match the entered text, each with a link that adds it. */
export function Found({ find, words: [one, many], found, getAddress }: FoundProps) {
  if (found.length === 0) {
    return (
      <CompareNote>
        No other {one} matches “{find}”. Try fewer words, or a part of its name.
      </CompareNote>
    )
  }
  return (
    <div className="mt-4">
      <p className="text-muted text-note">
        {many} that match “{find}”:
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {found.slice(0, maxFound).map(({ id, title }) => (
          <li key={id}>
            <SiteLink href={getAddress(id)} className="inline-block py-0.5">
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const withProject = ({ ids, onlyDifferences }: CompareState, id: number): string =>
  compareAddress({ ids: [...ids, id], onlyDifferences })

export async function FoundProjects({ state }: { state: CompareState }) {
  const { find, ids } = state
  if (find === undefined || ids.length >= maxCompared) return null
  const found = (await findComparable(find)).filter(({ id }) => !ids.includes(id))
  return (
    <Found
      find={find}
      words={['project', 'Projects']}
      found={found}
      getAddress={(id) => withProject(state, id)}
    />
  )
}

/** Suggests projects similar to those compared. */
export async function SuggestedProjects({ state }: { state: CompareState }) {
  if (state.ids.length === 0 || state.ids.length >= maxCompared) return null
  const suggestions = await suggestComparable(state.ids)
  if (suggestions.length === 0) return null
  return (
    <div className="screen-only mt-4">
      <p className="text-muted text-note">Similar projects to add:</p>
      <ul className="flex flex-wrap gap-x-5">
        {suggestions.map(({ id, title, reasons }) => (
          <li key={id}>
            <SiteLink href={withProject(state, id)} className="inline-block py-0.5">
              {title}
            </SiteLink>{' '}
            <span className="text-muted text-note max-sm:hidden">{reasons.join(', ')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

export async function ProjectForm({ state }: { state: CompareState }) {
  const { ids } = state
  if (ids.length >= maxCompared) return <NoMore many="projects" />
  const comparable = await listComparable()
  const isFirst = ids.length === 0
  return (
    <CompareForm state={state} stated={['ids', ids.join(',')]} submit={isFirst ? 'Start' : 'Add'}>
      <NameField
        key={ids.join()}
        submits
        family="projects"
        name="add"
        label={isFirst ? 'First project' : 'Add a project'}
        placeholder={`Name, or part of it, among ${formatCount(comparable.length)} projects`}
      />
    </CompareForm>
  )
}

/**
 * The most connected projects of each type, listed separately, because comparing a project with a
 * consortium reveals little.
 */
function pickExamples(projects: readonly ProjectSummary[]): ProjectSummary[][] {
  return ['DID Project', 'Consortium']
    .map((type) => projects.filter((project) => project.type === type))
    .map((ofType) => mostConnectedProjects(ofType, 3))
    .filter((example) => example.length > 1)
}

/** The page while no project is selected: ways to start a comparison. */
export async function CompareStart() {
  const [comparable, countries, standards] = await Promise.all([
    listComparable(),
    pickExampleCountries(),
    pickExampleStandards(),
  ])
  const examples = [
    ...pickExamples(comparable).map((example) => ({
      path: compareAddress({ ids: example.map(({ id }) => id), onlyDifferences: false }),
      text: enumerated(example.map(({ title }) => title)),
    })),
    ...(countries.length > 1
      ? [
          {
            path: compareCountriesAddress(countries.map(({ code }) => code)),
            text: `Countries: ${enumerated(countries.map(({ name }) => name))}`,
          },
        ]
      : []),
    ...(standards.length > 1
      ? [
          {
            path: compareStandardsAddress(standards.map(({ id }) => id)),
            text: `Standards: ${enumerated(standards.map(({ title }) => title))}`,
          },
        ]
      : []),
  ]
  return (
    <div className="mt-8 border-rule-strong border-t pt-4">
      <p className="max-w-[42em]">
        Choose a project above, then add others. Or start with one of these:
      </p>
      <ul className="mt-2 space-y-1">
        {examples.map(({ path, text }) => (
          <li key={path}>
            <SiteLink href={path} className="inline-block py-0.5">
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
