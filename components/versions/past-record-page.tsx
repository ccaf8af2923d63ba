import type { ComponentType } from 'react'
import { DateText } from '@/components/layout/date-text'
import { SiteLink } from '@/components/layout/site-link'
import type { ProfileProps } from '@/components/profile/profile-frame'
import { profiles } from '@/components/profile/profiles'
import { Cite } from '@/components/publish/cite'
import { CitedPage } from '@/components/publish/cited-page'
import { type Family, getWords } from '@/lib/contract/families'
import { publisherName } from '@/lib/contract/site-name'
import { recordCitation } from '@/lib/portal/publish/cite/citation'
import { getAddress, recordName } from '@/lib/portal/records/record-address'
import { changesAddress, versionAddress } from '@/lib/portal/versions/changes-query'
import type { PastRecord } from '@/lib/portal/versions/cite/load'
import './versions.css'

/** States which version the page shows, and links to the current page and to the changes since. */
function PastNotice<F extends Family>({ record }: { record: PastRecord<F> }) {
  const { family, about, newest, answer, path, isCurrent } = record
  const { version, date } = about
  const current = getAddress(family, answer.data)
  return (
    <p className="past-notice">
      This page shows the {getWords(family).singular} as of version{' '}
      <SiteLink href={versionAddress(version)}>{version}</SiteLink>,{' '}
      <DateText date={date.slice(0, 10)} />. It never changes.{' '}
      <SiteLink href={current}>{isCurrent ? 'Current page' : 'Removed since'}</SiteLink>
      {version !== newest.version && (
        <>
          {' · '}
          <SiteLink
            href={changesAddress({ from: version, to: newest.version, family, id: answer.data.id })}
          >
            Changes since
          </SiteLink>
        </>
      )}
      {' · '}
      <a href={`${path}.json`}>JSON</a>
    </p>
  )
}

/** The profile of a record as of a version. Its links open the current pages of other records. */
export function PastRecordPage<F extends Family>({ record }: { record: PastRecord<F> }) {
  const { family, about, answer, context, path, sourceRecords } = record
  const Profile: ComponentType<ProfileProps<F>> = profiles[family]
  const url = context.siteUrl + path
  return (
    <>
      <CitedPage
        title={recordName(family, answer.data)}
        author={publisherName}
        dataDate={about.date}
        url={url}
      />
      <link rel="cite-as" href={url} />
      <link rel="alternate" type="application/json" href={`${path}.json`} />
      <Profile
        answer={answer}
        dataDate={about.date}
        sourceRecords={sourceRecords}
        pastNote={<PastNotice record={record} />}
        reuse={
          <Cite
            what="page"
            file={getAddress(family, answer.data)}
            citation={recordCitation(family, answer.data, context)}
          />
        }
      />
    </>
  )
}
