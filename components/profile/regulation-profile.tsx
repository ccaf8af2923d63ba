import { Laws } from '@/components/country/country-laws'
import { Fact } from '@/components/layout/fact-list'
import { SiteLink } from '@/components/layout/site-link'
import { describeProgress } from '@/lib/portal/countries/country-view'
import { dutySentence, groupWithDuty } from '@/lib/portal/records/country-groups'
import { lawDate } from '@/lib/portal/records/law-date'
import { inNameOrder } from '@/lib/portal/records/name-order'
import { countryPath } from '@/lib/portal/records/record-path'
import { recordSources } from '@/lib/portal/sources/record-sources'
import { counted } from '@/lib/text/counted'
import { notCertifiedNote } from '@/lib/text/labels'
import { addsToTitle, inSentence } from '@/lib/text/names'
import { Jurisdiction } from './field-value'
import { ConfirmedBy, ConnectionsFact, WebsiteFact } from './glance-facts'
import { ProfileFrame, type ProfileProps } from './profile-frame'
import { listUses, ProjectUses, splitWallets } from './project-uses'
import { UsageSection } from './usage-section'

/** The acts that implement the duty to offer wallets come before laws on other subjects. */
function withImplementingActsFirst<L extends { title: string }>(laws: readonly L[]): readonly L[] {
  const isOfWallets = ({ title }: L) => /\bwallet implementing act\b/i.test(title)
  return laws.toSorted((a, b) => Number(isOfWallets(b)) - Number(isOfWallets(a)))
}

export function RegulationProfile(props: ProfileProps<'regulations'>) {
  const { related, jurisdiction, view } = props
  const document = inNameOrder(props.answer.data)
  const [wallets, others] = splitWallets(document.projects_following, related)
  const regulation = { ...document, projects_following: [...wallets, ...others] }
  const { id, title, official_name, country, region, url, source, stats } = regulation
  const date = lawDate(regulation)
  const dutyGroup = groupWithDuty(official_name ?? '')
  const duty = dutyGroup && props.dataDate && dutySentence(dutyGroup, props.dataDate.slice(0, 10))
  const area = dutyGroup && view?.areas.find(({ name }) => name === dutyGroup.name)
  const [share, rest] = area ? describeProgress(area) : []
  const otherLaws = (jurisdiction?.regulations ?? []).filter((other) => other.id !== id)
  const sources = recordSources('regulations', regulation)
  return (
    <ProfileFrame
      family="regulations"
      {...props}
      sources={sources}
      head={
        duty && (
          <p className="profile-duty">
            {duty}
            {area && (
              <>
                {' '}
                <SiteLink href={area.address}>{share}</SiteLink>
                {rest} {notCertifiedNote}.
              </>
            )}
          </p>
        )
      }
      lede={addsToTitle(official_name, title) && official_name}
      glance={
        <>
          {(country || region) && (
            <Fact term="Jurisdiction">
              <Jurisdiction country={country} region={region} />
            </Fact>
          )}
          {date && <Fact term={date.includes(' ') ? 'Dated' : 'Year in its name'}>{date}</Fact>}
          <WebsiteFact term="Text" address={url} />
          <ConnectionsFact count={stats.total_links} />
          <ConfirmedBy source={source} sources={sources} />
        </>
      }
      context={
        jurisdiction && (
          <Laws
            title={`Other laws and bills in ${inSentence(jurisdiction.name)}`}
            laws={dutyGroup ? withImplementingActsFirst(otherLaws) : otherLaws}
          />
        )
      }
      note={
        jurisdiction &&
        view && (
          <>
            {duty && (
              <>
                Deadline: <a href={dutyGroup.duty?.source}>{dutyGroup.duty?.law}</a> (
                {dutyGroup.duty?.period}).{' '}
              </>
            )}
            {view.wallets.length > 0 && `${view.answer} `}
            <SiteLink href={countryPath(jurisdiction.code)}>
              More about {inSentence(jurisdiction.name)}
            </SiteLink>
          </>
        )
      }
    >
      <UsageSection family="regulations" usage={related?.usage} day={props.dataDate} />
      <ProjectUses
        title="Projects that follow this law"
        note={
          wallets.length > 0 &&
          others.length > 0 &&
          `${counted(wallets.length, 'national wallet')}, then other projects, each sorted by name.`
        }
        uses={listUses(regulation.projects_following)}
        sources={sources}
        related={related}
      />
    </ProfileFrame>
  )
}
