import { useEffect, useEffectEvent, useRef } from 'react'
import { type ListState, withToggled } from '@/lib/portal/list/list-state'
import type { Navigate } from './use-list'

/** Follows the checkboxes of a form that a visitor has ticked before its scripts were loaded. Returns the form's ref. */
export function useChecksBeforeHydration(state: ListState, navigate: Navigate) {
  const form = useRef<HTMLFormElement>(null)
  const follow = useEffectEvent(() => {
    const boxes = form.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []
    const changed = [...boxes].filter(
      ({ name, value, checked }) => checked !== (state.filters[name]?.includes(value) ?? false),
    )
    if (changed.length === 0) return
    navigate(changed.reduce((next, { name, value }) => withToggled(next, name, value), state))
  })
  useEffect(() => follow(), [])
  return form
}
