import { Fact } from '@/components/layout/fact-list'
import { EvidenceFact } from '@/components/sources/evidence-fact'
import { listAddress } from '@/lib/portal/list/list-state'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { getEvidence } from '@/lib/portal/sources/evidence'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { counted, formatCount } from '@/lib/text/counted'
import { ConnectionsFact, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { listUses, newestProjects, ProjectUses, splitWallets } from './project-uses'
import { UsageSection, UsageSentence } from './usage-section'

function describeOrder(walletCount: number, otherCount: number, isWhole: boolean): string {
  const wallets = counted(walletCount, 'national wallet')
  if (!isWhole)
    return `${wallets}, then the ${otherCount} other projects with the latest launch dates.`
  return walletCount > 0 && otherCount > 0
    ? `${wallets}, then other projects, each sorted by name.`
    : ''
}

export function StandardProfile(props: ProfileProps<'standards'>) {
  const { related } = props
  const orderedStandard = inNameOrder(props.answer.data)
  const [wallets, allOthers] = splitWallets(orderedStandard.projects_following, related)
  const newest = newestProjects(allOthers, ({ project }) => project.id, related, 25)
  const standard = { ...orderedStandard, projects_following: [...wallets, ...newest] }
  const walletCount = wallets.length
  const isWhole = newest.length === allOthers.length
  const { projects_following_count: followers, stats } = standard
  const follow = followers === 1 ? 'follows' : 'follow'
  const usage = related?.usage
  const sources = recordSources('standards', standard)
  const others = followers - walletCount
  const subject =
    walletCount > 0 && others > 0
      ? `${counted(walletCount, 'national wallet')} and ${counted(others, 'other project')}`
      : undefined
  const usageSentence = usage ? (
    <UsageSentence
      family="standards"
      usage={usage}
      {...(usage.count === followers && { verb: follow, subject })}
    />
  ) : (
    followers > 0 && `${subject ?? counted(followers, 'project')} ${follow} this standard.`
  )
  return (
    <ProfileFrame
      family="standards"
      {...props}
      sources={sources}
      lede={usageSentence}
      isPartial={!isWhole}
      glance={
        <>
          <WebsiteFact term="Specification" address={standard.url} />
          {followers > 0 && <Fact term="Projects">{formatCount(followers)}</Fact>}
          {walletCount > 0 && <Fact term="National wallets">{formatCount(walletCount)}</Fact>}
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
      <ProjectUses
        title="Maintained by"
        uses={listUses(standard.projects_managing)}
        sources={sources}
        related={related}
      />
      <ProjectUses
        title="Projects that follow this standard"
        count={followers}
        note={
          <>
            {describeOrder(walletCount, newest.length, isWhole)}
            {!isWhole && (
              <>
                {' '}
                <a
                  href={listAddress('/projects', { filters: { standard: [String(standard.id)] } })}
                >
                  {`See all ${counted(followers, 'project')}`}
                </a>
                . The sources below cover only those shown here.
              </>
            )}
          </>
        }
        uses={listUses(standard.projects_following)}
        sources={sources}
        related={related}
      />
    </ProfileFrame>
  )
}
