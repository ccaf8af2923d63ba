import type { MouseEvent, ReactNode } from 'react'

interface StateLinkProps {
  /** The page in the state that the link leads to. */
  href: string
  current?: boolean
  onChoose: () => void
  children: ReactNode
}

/** A link to this page in another state, which scripts show without leaving it. */
export function StateLink({ href, current, onChoose, children }: StateLinkProps) {
  const choose = (event: MouseEvent) => {
    // A visitor who wants a new tab gets one.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onChoose()
  }
  return (
    <a href={href} aria-current={current ? 'true' : undefined} onClick={choose}>
      {children}
    </a>
  )
}
