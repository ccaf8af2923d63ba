'use client'

import { Component, type ReactNode } from 'react'

interface KeptViewProps {
  view: ReactNode
  children: ReactNode
}

/** The signals of Next.js are errors with a digest that says which one it is. */
const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'digest' in error &&
  error.digest === 'NEXT_HTTP_ERROR_FALLBACK;404'

/** Keeps a view of its own in place of `not-found.tsx`, which browsers would show as soon as scripts run. */
export class KeptView extends Component<KeptViewProps, { error?: unknown }> {
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
