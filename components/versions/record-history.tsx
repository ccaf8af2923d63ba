'use client'

import { DateText } from '@/components/layout/date-text'
import { Panel } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { Family } from '@/lib/contract/families'
import { changesAddress } from '@/lib/portal/versions/changes-query'
import { followedPages } from '@/lib/portal/versions/feed/followed-pages'
import type { RecordHistory } from '@/lib/portal/versions/record-history'
import { FeedLinks } from './feed-links'

interface RecordHistoryPanelProps {
  family: Family
  id: number
  /** The name as in a sentence: `the Netherlands`. */
  name: string
  /** The address of the profile. */
  path: string
  history: RecordHistory
}

const getDay = (date: string): string => date.slice(0, 10)

/**
 * States when a record was added and last changed, and the changes of each version. A client component, so that the
 * payload of a page does not repeat its markup.
 */
export function RecordHistoryPanel(props: RecordHistoryPanelProps) {
  const { family, id, name, path, history } = props
  const { added, changed, events } = history
  return (
    <Panel title="History of this page">
      <p className="text-note">
        {added ? (
          <>
            Added <DateText date={getDay(added.date)} />.{' '}
            {changed ? (
              <>
                Last changed <DateText date={getDay(changed.date)} />.
              </>
            ) : (
              'The entry itself has not changed since.'
            )}
          </>
        ) : (
          'New since the last version.'
        )}
      </p>
      {events.length > 0 && (
        <ul className="mt-2 text-note">
          {events.map(({ version, from, text }) => (
            <li key={version}>
              <SiteLink href={changesAddress({ from, to: version, family, id })}>
                {version}
              </SiteLink>{' '}
              {text}
            </li>
          ))}
        </ul>
      )}
      {followedPages(family, path, name).map(({ label, page, subject }) => (
        <p key={page} className="mt-2 text-note">
          {label && `${label}: `}
          <FeedLinks page={page} subject={subject} />
        </p>
      ))}
    </Panel>
  )
}
