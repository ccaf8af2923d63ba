import Link from 'next/link'
import { siteName } from '@/lib/seo/page-metadata'
import { SearchBox } from './search-box'

const sections = [
  { path: '/projects', name: 'Projects', section: 'projects' },
  { path: '/about', name: 'About', section: 'about' },
  { path: '/terms', name: 'Terms', section: 'terms' },
]

export function SiteHeader() {
  return (
    <header className="screen-only border-b border-rule">
      <div className="mx-auto flex min-h-15 max-w-page flex-wrap items-center gap-x-7 gap-y-1 px-5 py-2 sm:px-6">
        <Link
          href="/"
          prefetch={false}
          className="whitespace-nowrap py-2 font-semibold font-serif text-ink text-xl leading-none tracking-tight no-underline"
        >
          {siteName}
        </Link>
        <nav aria-label="Main" className="site-nav flex gap-5 text-[0.90625rem]">
          {sections.map(({ path, name, section }) => (
            <Link key={path} href={path} prefetch={false} data-section={section}>
              {name}
            </Link>
          ))}
        </nav>
        <SearchBox label="Search projects" className="ml-auto hidden w-72 md:flex" />
      </div>
    </header>
  )
}
