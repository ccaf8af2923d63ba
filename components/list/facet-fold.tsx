'use client'

import { type ReactNode, useState } from 'react'

interface FacetFoldProps {
  title: string
  /** The number of selected values. */
  selected: number
  unfolded?: boolean
  /** Called when visitors unfold it. */
  onUnfold?: () => void
  children: ReactNode
}

/** A facet or a group of facets that visitors can fold. Folded fields remain part of the form. */
export function FacetFold({
  title,
  selected,
  unfolded = false,
  onUnfold,
  children,
}: FacetFoldProps) {
  // Removing the last selected value does not fold it.
  const [isOpen, setOpen] = useState(unfolded || selected > 0)
  return (
    <details
      className="facet"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open)
        if (currentTarget.open) onUnfold?.()
      }}
    >
      <summary>
        {title}
        {selected > 0 && (
          <span className="facet-selected">
            {selected}
            <span className="sr-only"> selected</span>
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}
