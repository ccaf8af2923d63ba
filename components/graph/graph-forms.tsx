import { SelectField } from '@/components/layout/select-field'
import { SiteLink } from '@/components/layout/site-link'
import { NameField } from '@/components/search/name-field'
import { type GraphState, graphAddress } from '@/lib/portal/graph/graph-query'
import type { GraphView } from '@/lib/portal/graph/graph-view'
import { nodeKinds } from '@/lib/portal/graph/kinds'
import { formatCount } from '@/lib/text/counted'
import { KindMark } from './kind-mark'

/** Links to the themes, and to the full network. */
export function GraphThemes({ view }: { view: GraphView }) {
  const allEntries = { name: 'all', title: `All ${formatCount(view.nodeCount)} entries` } as const
  return (
    <nav aria-label="Themes" className="screen-only">
      <ul className="options mt-5">
        {[...view.themes, allEntries].map(({ name, title }, index) => (
          <li key={name}>
            <SiteLink
              href={graphAddress('/graph', { ...(index > 0 && { theme: name }), types: [] })}
              aria-current={name === view.theme ? 'true' : undefined}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const title = 'Find an entry, a connection or a country'
const form = 'flex items-end gap-2'

/** The forms for a country, a record and a path. They are submitted to the address of the page, so they need no scripts. */
export function GraphForms({ view, state }: { view: GraphView; state: GraphState }) {
  const { selection, countries } = view
  const [node, from, to] =
    selection.form === 'node'
      ? [selection.node.title]
      : selection.form === 'path'
        ? [undefined, selection.from.title, selection.to.title]
        : [state.node, state.from, state.to]
  // Without a key, the browser would keep the text typed on the previous page.
  const key = graphAddress('', state)
  return (
    <details key={key} className="fold on-phones screen-only" aria-label={title}>
      <summary>{title}</summary>
      <div className="graph-forms">
        <form action="/graph" className={form}>
          <div className="min-w-0 grow basis-32">
            <SelectField
              key={key}
              name="country"
              label="Country"
              all="Choose a country"
              options={countries.map(({ code, name, count }) => [code, `${name} (${count})`])}
              selected={state.country}
              required
            />
          </div>
          <button type="submit" className="button shrink-0">
            Show
          </button>
        </form>
        <form action="/graph" className={form}>
          <NameField submits name="node" label="Find by name" initial={node} />
          <button type="submit" className="button shrink-0">
            Find
          </button>
        </form>
        <form action="/graph" className={form}>
          <NameField name="from" label="Connection between" initial={from} />
          <NameField
            name="to"
            label={
              <>
                And<span className="sr-only"> (second entry of the connection)</span>
              </>
            }
            initial={to}
          />
          <button type="submit" className="button shrink-0">
            Find path
          </button>
        </form>
      </div>
    </details>
  )
}

/** The legend. Its entries are links that hide or show a kind of nodes. */
export function GraphKinds({ view: { kinds }, state }: { view: GraphView; state: GraphState }) {
  if (kinds.length === 0) return null
  return (
    <div className="graph-kinds">
      <b>Kinds</b>
      <ul aria-label="Legend">
        {kinds.map(({ kind, slug, count, isShown }) => {
          const types = kinds
            .filter((kind) => (kind.slug === slug ? !isShown : kind.isShown))
            .map((kind) => kind.slug)
          const next = { ...state, types: types.length === kinds.length ? [] : types }
          return (
            <li key={slug}>
              <KindMark kind={kind} />
              {types.length > 0 ? (
                <SiteLink
                  href={graphAddress('/graph', next)}
                  className={isShown ? undefined : 'line-through'}
                  title={isShown ? 'Hide' : 'Show'}
                >
                  {nodeKinds[kind]?.plural}
                  <span className="sr-only">: {isShown ? 'hide' : 'show'}</span>
                </SiteLink>
              ) : (
                nodeKinds[kind]?.plural
              )}{' '}
              <span className="text-muted tabular-nums">{formatCount(count)}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
