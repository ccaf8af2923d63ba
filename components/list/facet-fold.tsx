'use client'

import { type ReactNode, useState } from 'react'

interface FacetFoldProps {
  title: string
  /** The number of selected values. */
  selected: number
  unfolded?: boolean
  children: ReactNode
}

/** A facet or a group of facets that visitors can fold. What is folded stays in the form. */
export function FacetFold({ title, selected, unfolded = false, children }: FacetFoldProps) {
  // The last value that is taken away does not fold it.
  const [isOpen, setOpen] = useState(unfolded || selected > 0)
  return (
    <details
      className="facet"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
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
