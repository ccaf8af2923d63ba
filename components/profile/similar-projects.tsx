import { RecordLink } from '@/components/layout/record-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { compareAddress } from '@/lib/portal/compare/compare-query'
import type { SimilarProject } from '@/lib/portal/related/similar-projects'
import { ProfileSection } from './profile-section'
import { RelationTable } from './relation-table'

interface SimilarProjectsProps {
  id: number
  similar: readonly SimilarProject[] | undefined
}

const addressWith = (ids: readonly number[]): string =>
  compareAddress({ ids, onlyDifferences: false })

/** `'same ledger, 3 partners in common'` as the beginning of a line. */
const inLine = (reasons: readonly string[]): string => {
  const text = reasons.join(', ')
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Projects that have the most in common with this one, and why. */
export function SimilarProjects({ id, similar }: SimilarProjectsProps) {
  if (!similar || similar.length === 0) return null
  return (
    <ProfileSection
      title="Similar projects"
      note={
        <>
          By what they have in common.{' '}
          <SiteLink href={addressWith([id, ...similar.map((one) => one.id)])}>
            Compare {similar.length > 1 ? 'with all of them' : 'with it'}
          </SiteLink>
        </>
      }
    >
      <RelationTable
        rows={similar}
        columns={[
          {
            title: 'Project',
            cell: ({ id: other, title, reasons }) => (
              <>
                <RecordLink family="projects" id={other} name={title} />
                <p className="note">{inLine(reasons)}</p>
              </>
            ),
          },
          { title: 'Status', cell: ({ status }) => status && <StatusMark status={status} /> },
          { title: 'Country', cell: ({ country }) => country?.name },
          {
            title: 'Compare',
            cell: ({ id: other, title }) => (
              <SiteLink href={addressWith([id, other])} aria-label={`Compare with ${title}`}>
                Compare
              </SiteLink>
            ),
          },
        ]}
      />
    </ProfileSection>
  )
}
