'use client'

import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import { type GraphState, noGraphState, serializeGraphState } from '@/lib/portal/graph/graph-query'
import type { Selection } from '@/lib/portal/graph/selection'

export type SelectionAnswer = Selection | { form: 'loading' } | { form: 'failed' }

const nothing = { form: 'nothing' } as const
const loading = { form: 'loading' } as const
const failed = { form: 'failed' } as const

const fetchSelection = jsonFetcher(hasMembers<Selection>('form'))

/** Where the words for a state are; undefined where nothing is chosen. */
function addressOf({ node, from, to }: GraphState): string | undefined {
  const query = serializeGraphState({ ...noGraphState, node, from, to })
  return query === '' ? undefined : `/graph/selection?${query}`
}

/** What is told in words of the state; the page comes with that of the state it was made for. */
export function useSelection(
  state: GraphState,
  initial: { state: GraphState; selection: Selection },
): SelectionAnswer {
  const address = addressOf(state)
  const { data, isLoading } = useSWR(address, fetchSelection, {
    ...fetchOnce,
    fallback: { [addressOf(initial.state) ?? '']: initial.selection },
  })
  if (address === undefined) return nothing
  return data ?? (isLoading ? loading : failed)
}
