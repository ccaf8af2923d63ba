import Link from 'next/link'
import type { ListState } from '@/lib/list/list-query'
import { listAddress } from './list-pages'

interface EmptyListProps {
  path: string
  state: ListState
  last: number
}

/** Why a list shows nothing, and what to do next. */
export function EmptyList({ path, state, last }: EmptyListProps) {
  const pastTheEnd = last > 0
  return (
    <div className="border-rule-strong border-t py-8">
      <p className="font-serif text-lede">
        {pastTheEnd ? `This list ends with page ${last}.` : 'No record matches.'}
      </p>
      <p className="mt-2 max-w-[42em] text-muted">
        {pastTheEnd
          ? 'Records may have been taken out since the address was made. '
          : 'Only names are searched, not descriptions. Try a shorter part of the name, or '}
        {pastTheEnd ? (
          <Link href={listAddress(path, { ...state, page: last })}>Go to page {last}</Link>
        ) : (
          <Link href={path}>show the whole list</Link>
        )}
        .
      </p>
    </div>
  )
}
