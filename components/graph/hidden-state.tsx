import type { GraphState } from '@/lib/portal/graph/graph-query'

/** Hidden inputs for the parts of the state for which a form has no fields, so that submitting it preserves them. */
export function HiddenState({
  state,
  names,
}: {
  state: GraphState
  names: readonly (keyof GraphState)[]
}) {
  return names.map((name) => {
    const value = state[name]
    const text = Array.isArray(value) ? value.join('.') : String(value === true ? 1 : (value ?? ''))
    return text === '' || text === '0' ? null : (
      <input key={name} type="hidden" name={name} value={text} />
    )
  })
}
