import type { ComponentProps } from 'react'
import { StateLink } from '@/components/layout/state-link'
import type { Family } from '@/lib/contract/families'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { Navigate } from './use-list'

interface ListLinkProps extends Omit<ComponentProps<typeof StateLink>, 'href' | 'onFollow'> {
  family: Family
  to: ListState
  navigate: Navigate
}

/** A link to the same list in another state. */
export function ListLink({ family, to, navigate, ...rest }: ListLinkProps) {
  return <StateLink {...rest} href={listAddress(`/${family}`, to)} onFollow={() => navigate(to)} />
}
