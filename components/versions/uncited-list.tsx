import { PageMain } from '@/components/layout/page-main'
import { PageTitle } from '@/components/layout/page-title'
import { SiteLink } from '@/components/layout/site-link'
import { type Family, wordsOf } from '@/lib/contract/families'
import { type ListState, listAddress } from '@/lib/portal/list/list-state'
import { NoVersions } from './no-versions'

/** In place of a citation, over a server that knows no versions. */
export function UncitedList({ family, state }: { family: Family; state: ListState }) {
  return (
    <PageMain section={family}>
      <div className="pt-9">
        <PageTitle>Cite a list of {wordsOf(family).many}</PageTitle>
        <NoVersions />
        <p className="mt-3 max-w-[42em]">
          A list that may change can be cited by its address and the day:{' '}
          <SiteLink href={listAddress(`/${family}`, state)}>back to the list</SiteLink>.
        </p>
      </div>
    </PageMain>
  )
}
