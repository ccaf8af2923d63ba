import { Fragment } from 'react'
import { RecordLink } from '@/components/layout/record-link'
import { ProfileSection } from '@/components/profile/profile-section'
import { Related } from '@/components/profile/related'
import { FoldedList } from '@/components/profile/rows'
import type { Country } from '@/lib/contract/countries'
import type { RegulationSummary } from '@/lib/contract/regulations'
import { listAddress } from '@/lib/portal/list/list-state'
import { lawLabels, unionCode } from '@/lib/portal/records/union-laws'
import { addsToTitle, inSentence } from '@/lib/text/names'

type Regulation = Pick<RegulationSummary, 'id' | 'title' | 'official_name' | 'url'>

const unionList = listAddress('/regulations', { filters: { country: [unionCode] } })

interface LawsProps {
  title: string
  laws: readonly Regulation[]
  note?: string
}

/** A section with laws, each with its official name if it has another. */
export function Laws({ title, laws, note }: LawsProps) {
  if (laws.length === 0) return null
  return (
    <ProfileSection title={title} count={laws.length} note={note}>
      <FoldedList
        className="lines"
        kind={title}
        items={laws.map(({ id, title: name, official_name, url }) => (
          <Fragment key={id}>
            <Related name={<RecordLink family="regulations" id={id} name={name} />} address={url} />
            {addsToTitle(official_name, name) && <p className="note">{official_name}</p>}
          </Fragment>
        ))}
      />
    </ProfileSection>
  )
}

const sourcesNote = 'Sources are on the pages about the laws.'

interface CountryLawsProps {
  country: Country
  /** The regulations of the union to which the country belongs. */
  unionRegulations: readonly Regulation[]
}

/**
 * The laws of a country, and the laws of its union, which also apply in it. The page of the union lists only its own
 * laws.
 */
export function CountryLaws({ country, unionRegulations }: CountryLawsProps) {
  const nationalLaws = country.regulations ?? []
  if (country.code === unionCode)
    return <Laws title={lawLabels.union} laws={nationalLaws} note={sourcesNote} />
  return (
    <>
      <Laws title={lawLabels.national} laws={nationalLaws} note={sourcesNote} />
      {unionRegulations.length > 0 && (
        <ProfileSection
          title={lawLabels.union}
          count={unionRegulations.length}
          note={
            <>
              <a href={unionList}>Laws and proposed laws of the European Union</a>, of which{' '}
              {inSentence(country.name)} is a member.
            </>
          }
        >
          <FoldedList
            className="lines columns"
            kind={lawLabels.union}
            items={unionRegulations.map(({ id, title }) => (
              <RecordLink key={id} family="regulations" id={id} name={title} />
            ))}
          />
        </ProfileSection>
      )}
    </>
  )
}
