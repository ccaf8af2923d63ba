'use client'

import type { AnchorHTMLAttributes, MouseEvent } from 'react'

interface StateLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** The page in the state that the link leads to. */
  href: string
  /** Shows that state without loading the page. */
  onFollow: () => void
}

/** Any other click opens a tab or a window, or saves the page: the browser does that by itself. */
const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to this page in another state: followed in place where scripts run, by its address where they do not. */
export function StateLink({ href, onFollow, children, ...rest }: StateLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onFollow()
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  )
}
