'use client'

import useSWR from 'swr'
import { hasMembers, jsonFetcher } from '@/components/fetch/fetch-json'
import { fetchOnce } from '@/components/fetch/fetch-once'
import {
  defaultGraphState,
  type GraphState,
  serializeGraphState,
} from '@/lib/portal/graph/graph-query'
import type { Selection } from '@/lib/portal/graph/selection'

export type SelectionAnswer = Selection | { form: 'loading' } | { form: 'failed' }

const nothing = { form: 'nothing' } as const
const loading = { form: 'loading' } as const
const failed = { form: 'failed' } as const

const fetchSelection = jsonFetcher(hasMembers<Selection>('form'))

/** The address from which the selection of a state is loaded. Undefined if nothing is selected. */
function addressOf({ node, from, to, hubs }: GraphState): string | undefined {
  const query = serializeGraphState({ ...defaultGraphState, node, from, to, hubs })
  return query === '' ? undefined : `/graph/selection?${query}`
}

/** The selection of a state. The page contains the selection of its initial state; others are requested. */
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
