import { CountryLink, RecordLink } from '@/components/layout/record-link'
import type { Partner, Partners } from '@/lib/portal/related/partners'
import { formatCount } from '@/lib/text/counted'
import { MorePartners } from './more-partners'
import { ProfileSection } from './profile-section'
import { RelationTable } from './relation-table'

const maxNamed = 2

/** The projects in common: the names of the first, and the number of the others. */
function Common({ projects }: Pick<Partner, 'projects'>) {
  const rest = projects.length - maxNamed
  return (
    <>
      {projects.slice(0, maxNamed).map(({ id, title }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <RecordLink family="projects" id={id} name={title} />
        </span>
      ))}
      {rest > 0 && ` and ${formatCount(rest)} more`}
    </>
  )
}

/** The organizations that take part in the same projects. */
export function PartnersSection({ partners }: { partners: Partners | undefined }) {
  if (!partners) return null
  const { list, others, count } = partners
  return (
    <ProfileSection
      title="Partners"
      count={count}
      note={
        <>
          Organizations that take part in the same projects
          {others.length > 0 ? ', those with the most in common first' : ''}.
        </>
      }
    >
      <RelationTable
        rows={list}
        columns={[
          {
            title: 'Organization',
            cell: ({ id, name }) => <RecordLink family="entities" id={id} name={name} />,
          },
          { title: 'Sector', cell: ({ type }) => type },
          { title: 'Country', cell: ({ country }) => country && <CountryLink country={country} /> },
          {
            title: 'Projects in common',
            label: 'in',
            cell: ({ projects }) => <Common projects={projects} />,
          },
        ]}
      />
      {others.length > 0 && <MorePartners count={count - list.length} groups={others} />}
    </ProfileSection>
  )
}
