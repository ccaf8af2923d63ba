'use client'

import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import type { Family } from '@/lib/contract/families'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { Go } from './use-list'

interface StateLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  family: Family
  to: ListState
  go: Go
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A link to the same list in another state. It is followed without loading the page anew where that can be done. */
export function StateLink({ family, to, go, children, ...rest }: StateLinkProps) {
  return (
    <a
      {...rest}
      href={listAddress(`/${family}`, to)}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        go(to)
      }}
    >
      {children}
    </a>
  )
}
