import { ExternalLink } from '@/components/layout/external-link'
import type { SourceSummary } from '@/lib/contract/sources'
import {
  isGone,
  sourceAddress,
  sourceDetails,
  sourceTitle,
  titleLanguage,
} from '@/lib/portal/sources/references'
import { formatDate } from '@/lib/text/dates'
import { Citation } from './citation'

interface ReferenceProps {
  source: SourceSummary
  /** The title given by the record, for sources whose own title is unknown. */
  title?: string
  /** The number of facts of the record that it confirms. */
  uses: number
  archived: string | null | undefined
}

/**
 * Links to copies. If the page is gone, the title already links to the archived copy, so the original address follows
 * here.
 */
function Copies({ source, archived }: Pick<ReferenceProps, 'source' | 'archived'>) {
  if (!isGone(source)) {
    return (
      <>
        {' · '}
        <ExternalLink href={archived}>archived copy</ExternalLink>
      </>
    )
  }
  return (
    <>
      {' · '}
      <b>{`page gone${source.gone_since ? ` since ${formatDate(source.gone_since)}` : ''}`}</b>
      {archived && '; the title links to an archived copy; '}
      {archived && <ExternalLink href={source.url}>original address</ExternalLink>}
    </>
  )
}

/** A source in the form of a reference. Profiles contain many, so the HTML is minimal. */
export function Reference({ source, title, uses, archived }: ReferenceProps) {
  const language = titleLanguage(source)
  const first = isGone(source) && archived ? archived : source.url
  const about = [sourceDetails(source), source.title ? undefined : title].filter(Boolean)
  return (
    <>
      <ExternalLink href={first} {...(language && { lang: language })}>
        {sourceTitle(source)}
      </ExternalLink>
      <Citation about={about.join(' · ')} address={sourceAddress(source)} uses={uses}>
        {archived || isGone(source) ? <Copies source={source} archived={archived} /> : null}
      </Citation>
    </>
  )
}
