'use client'

import { Component, type ReactNode } from 'react'
import { SearchBox } from '@/components/search/search-box'
import { SiteLink } from './site-link'

/** The text of a missing page. A client component, because the payload of every page contains it. */
export function NotFoundText() {
  return (
    <div className="pt-14 pb-8">
      <h1 className="page-title">Page not found</h1>
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Check the link, search by name, or browse the <SiteLink href="/wallets">wallets</SiteLink>,{' '}
        <SiteLink href="/projects">projects</SiteLink> or{' '}
        <SiteLink href="/countries">countries</SiteLink>. If a link used to work, see{' '}
        <SiteLink href="/changes">what we removed</SiteLink>.
      </p>
      <div className="mt-6 max-w-[35rem]">
        <SearchBox large />
      </div>
    </div>
  )
}

interface NotFoundBoundaryProps {
  view: ReactNode
  children: ReactNode
}

/** Next.js signals a 404 by an error with this digest. */
const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'digest' in error &&
  error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404'

/**
 * Shows its own view for a 404 instead of that of `app/(site)/not-found.tsx`, which browsers would show as soon as scripts
 * run.
 */
export class NotFoundBoundary extends Component<NotFoundBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (isNotFound(error)) return this.props.view
    throw error
  }
}
