import Link from 'next/link'
import { ProjectType } from '@/lib/contract/values'
import { isFiltered, type ListState } from '@/lib/list/list-query'

const typeNames: Record<string, string> = { 'DID Project': 'DID projects', Consortium: 'Consortia' }

const field = 'h-10 rounded border border-rule bg-surface px-3 text-ink'

/** The state of the list as a form: it is sent as the page's own address. */
export function ProjectFilters({ state }: { state: ListState }) {
  return (
    <form action="/projects" className="screen-only mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
      <label className="block w-full text-muted text-note sm:w-80">
        Name contains
        <input
          type="search"
          name="q"
          defaultValue={state.q}
          maxLength={200}
          className={`${field} mt-1 block w-full text-base`}
        />
      </label>
      <label className="block grow text-muted text-note sm:grow-0">
        Type
        <select
          name="type"
          defaultValue={state.filters.type ?? ''}
          className={`${field} mt-1 block w-full text-base sm:w-44`}
        >
          <option value="">All types</option>
          {ProjectType.options.map((type) => (
            <option key={type} value={type}>
              {typeNames[type]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={`${field} cursor-pointer font-medium hover:bg-accent-soft`}>
        Show
      </button>
      {isFiltered(state) && (
        <Link href="/projects" prefetch={false} className="py-2 text-note">
          Clear filters
        </Link>
      )}
    </form>
  )
}
