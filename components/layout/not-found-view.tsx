import { PageMain } from './page-main'
import { PageTitle } from './page-title'
import { SearchBox } from './search-box'
import { SiteLink } from './site-link'

export function NotFoundView() {
  return (
    <PageMain>
      <div className="pt-14 pb-8">
        <PageTitle>There is nothing at this address</PageTitle>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          The record may never have existed, or the address may be mistyped. Search for it by name,
          or look through the list of <SiteLink href="/projects">projects</SiteLink>.
        </p>
        <div className="mt-6 max-w-[35rem]">
          <SearchBox large shortcuts label="Search the atlas" placeholder="Name or words" />
        </div>
      </div>
    </PageMain>
  )
}
