import { Fact } from '@/components/layout/fact-list'
import { EvidenceFact } from '@/components/sources/evidence-fact'
import { listAddress } from '@/lib/portal/list/list-state'
import { inNameOrder } from '@/lib/portal/records/name-order'
import type { RecordDocuments } from '@/lib/portal/records/record-documents'
import type { Related } from '@/lib/portal/related/related'
import { getEvidence } from '@/lib/portal/sources/evidence'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { counted, formatCount } from '@/lib/text/counted'
import { ConnectionsFact, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { listUses, NewestProjects, newestProjects, RelatedProjects } from './project-uses'
import { UsageSection, UsageSentence } from './usage-section'

type Standard = RecordDocuments['standards']

/** The standard with only its newest projects if there are many. The list of projects has all of them. */
function withNewestProjects(standard: Standard, related: Related | undefined): Standard {
  const followers = standard.projects_following
  const newest = newestProjects(followers, ({ project }) => project.id, related, 25)
  return newest === followers ? standard : { ...standard, projects_following: newest }
}

export function StandardProfile(props: ProfileProps<'standards'>) {
  const { related } = props
  const orderedStandard = inNameOrder(props.answer.data)
  const standard = withNewestProjects(orderedStandard, related)
  const isWhole = standard === orderedStandard
  const { projects_following_count: followers, stats } = standard
  const follow = followers === 1 ? 'follows' : 'follow'
  const usage = related?.usage
  const sources = recordSources('standards', standard)
  return (
    <ProfileFrame
      family="standards"
      {...props}
      sources={sources}
      lede={
        usage ? (
          <UsageSentence
            family="standards"
            usage={usage}
            {...(usage.count === followers && { verb: follow })}
          />
        ) : (
          followers > 0 && `${counted(followers, 'project')} ${follow} it.`
        )
      }
      isPartial={!isWhole}
      glance={
        <>
          <WebsiteFact term="Specification" address={standard.url} />
          {followers > 0 && <Fact term="Projects">{formatCount(followers)}</Fact>}
          {stats.total_links !== followers && <ConnectionsFact count={stats.total_links} />}
          {!isWhole && (
            <EvidenceFact
              evidence={getEvidence(
                orderedStandard,
                recordSources('standards', orderedStandard),
                props.sourceRecords,
              )}
              reviewed={props.reviewed}
            />
          )}
        </>
      }
    >
      <UsageSection family="standards" usage={usage} day={props.dataDate} isCounted />
      <RelatedProjects
        title="Maintained by"
        relations={standard.projects_managing}
        sources={sources}
        related={related}
      />
      <NewestProjects
        what="that follow it"
        isWhole={isWhole}
        list={
          !isWhole && (
            <>
              <a href={listAddress('/projects', { filters: { standard: [String(standard.id)] } })}>
                {`All ${counted(followers, 'project')} in the list`}
              </a>
              . The sources below do not cover the others.
            </>
          )
        }
        uses={listUses(standard.projects_following)}
        sources={sources}
        related={related}
      />
    </ProfileFrame>
  )
}
