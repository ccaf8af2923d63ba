import { useEffect, useEffectEvent, useRef } from 'react'
import { type ListState, withToggled } from '@/lib/portal/list/list-state'
import type { Navigate } from './use-list'

/** Applies the checkboxes that a visitor has ticked before hydration. Returns a ref for the form. */
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
