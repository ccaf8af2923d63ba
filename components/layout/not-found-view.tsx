import { maxQueryLength } from '@/lib/contract/parameters'
import { NotFoundText } from './not-found-text'
import { PageMain } from './page-main'

export function NotFoundView() {
  return (
    <PageMain>
      <NotFoundText maxQueryLength={maxQueryLength} />
    </PageMain>
  )
}
