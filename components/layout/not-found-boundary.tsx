'use client'

import { Component, type ReactNode } from 'react'

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

/** Shows its own view for a 404 instead of `not-found.tsx`, which browsers would show as soon as scripts run. */
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
