import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** The accessible name of the region, for keyboard users. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * A region for content that may be wider than the available space, such as a table. It can be scrolled with the
 * keyboard too. While there is more to the right or below, the style sheet fades that edge.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <div className={className === undefined ? 'scroll-frame' : `scroll-frame ${className}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable. */}
      <section tabIndex={0} aria-label={label}>
        {children}
      </section>
    </div>
  )
}
