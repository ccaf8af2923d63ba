import type { ReactNode } from 'react'

interface ScrollRegionProps {
  /** What is in it, for those who reach it by keyboard. */
  label: string
  className?: string
  children: ReactNode
}

/**
 * Something that may be wider than its place, a table for example. It scrolls in a region of its own, by keyboard too;
 * while there is more to the right, the style sheet fades its right edge.
 */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <div className={className === undefined ? 'scroll-frame' : `scroll-frame ${className}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable. */}
      <section tabIndex={0} aria-label={label}>
        {children}
      </section>
    </div>
  )
}
