'use client'

import { useEffect, useState } from 'react'
import { type GraphState, noGraphState, serializeGraphState } from '@/lib/portal/graph/graph-query'
import type { Selection } from '@/lib/portal/graph/selection'

export type SelectionAnswer = Selection | { form: 'loading' } | { form: 'failed' }

const queryOf = ({ node, from, to }: GraphState): string =>
  serializeGraphState({ ...noGraphState, node, from, to })

async function request(query: string, signal: AbortSignal): Promise<SelectionAnswer> {
  if (query === '') return { form: 'nothing' }
  const response = await fetch(`/graph/selection?${query}`, { signal })
  return response.ok ? ((await response.json()) as Selection) : { form: 'failed' }
}

/** What is told in words of the state; the page comes with that of the state it was made for. */
export function useSelection(
  state: GraphState,
  initial: { state: GraphState; selection: Selection },
): SelectionAnswer {
  const query = queryOf(state)
  const [held, setHeld] = useState<{ query: string; answer: SelectionAnswer }>({
    query: queryOf(initial.state),
    answer: initial.selection,
  })
  const current = held.query === query
  useEffect(() => {
    if (current) return
    const leaving = new AbortController()
    request(query, leaving.signal)
      .catch((): SelectionAnswer => ({ form: 'failed' }))
      .then((answer) => {
        if (!leaving.signal.aborted) setHeld({ query, answer })
      })
    return () => leaving.abort()
  }, [query, current])
  return current ? held.answer : { form: 'loading' }
}
