import { ExternalLink } from '@/components/layout/external-link'
import { Section } from '@/components/layout/section'
import type { ProjectDetail } from '@/lib/contract/projects'
import { hostOf, safeHttpUrl } from '@/lib/sources/safe-http-url'
import { groupBy } from '@/lib/text/group-by'
import { KindList } from './kind-list'

type ProjectLink = NonNullable<ProjectDetail['links']>[number]

function LinkLine({ link: { url, description } }: { link: ProjectLink }) {
  const address = safeHttpUrl(url)
  const host = address ? hostOf(address) : url
  return (
    <>
      <ExternalLink href={url}>{description || host}</ExternalLink>
      {description && (
        <span className="text-muted text-note">
          {'\u2002\u2002'}
          {host}
        </span>
      )}
    </>
  )
}

/** Further reading, by category in the order in which the record first names each. */
export function ProjectLinks({ links }: { links: readonly ProjectLink[] }) {
  const rows = [...groupBy(links, ({ category }) => category)].map(([category, group]) => ({
    kind: category,
    items: group.map((link, index) => ({
      key: `${link.url} ${index}`,
      content: <LinkLine link={link} />,
    })),
  }))
  return (
    <Section title="Links">
      <KindList rows={rows} />
    </Section>
  )
}
