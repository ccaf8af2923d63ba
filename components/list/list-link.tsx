'use client'

import { type ComponentProps, createContext, useContext } from 'react'
import { StateLink } from '@/components/layout/site-link'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import type { Navigate } from './use-list'

interface ListNavigation {
  /** The path of the list. */
  path: string
  navigate: Navigate
}

/** The parts of a list that its links and fields need to show it in another state. */
export const ListNavigationContext = createContext<ListNavigation>({ path: '', navigate: () => {} })

export const useNavigate = (): Navigate => useContext(ListNavigationContext).navigate

interface ListLinkProps extends Omit<ComponentProps<typeof StateLink>, 'href' | 'onFollow'> {
  to: ListState
}

/** A link to the same list in another state. */
export function ListLink({ to, ...rest }: ListLinkProps) {
  const { path, navigate } = useContext(ListNavigationContext)
  return <StateLink {...rest} href={listAddress(path, to)} onFollow={() => navigate(to)} />
}
