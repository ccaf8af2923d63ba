'use client'

import { ExternalLink } from '@/components/layout/external-link'
import { SiteLink } from '@/components/layout/site-link'
import type { ReferenceData } from '@/lib/portal/sources/references'
import { counted } from '@/lib/text/counted'

function Title({ title, isUntitled, lang, href }: ReferenceData & { href: string | undefined }) {
  if (!href) return <span>{title}</span>
  return (
    <>
      <ExternalLink href={href} lang={lang} className={isUntitled ? 'text-muted' : undefined}>
        {title}
      </ExternalLink>
      {isUntitled && ' (no title)'}
    </>
  )
}

/** If the page is gone, the title already links to the archived copy, so the original address follows here. */
function Copies({ url, archived, gone }: ReferenceData) {
  if (!gone) {
    return archived ? (
      <>
        {' · '}
        <ExternalLink href={archived}>archived copy</ExternalLink>
      </>
    ) : null
  }
  return (
    <>
      {' · '}
      <b>{gone === true ? 'page gone' : `page gone since ${gone}`}</b>
      {archived && '; the title links to an archived copy; '}
      {archived && url && <ExternalLink href={url}>original address</ExternalLink>}
    </>
  )
}

function Reference({
  record,
  number,
  ...source
}: ReferenceData & { record: string; number: number }) {
  const { about, page, uses, url, archived, gone } = source
  return (
    <li id={`${record}-${number}`}>
      <Title {...source} href={gone && archived ? archived : url} />
      {(page !== undefined || uses > 1 || archived) && (
        <p>
          {about && `${about} · `}
          {page === undefined ? (
            `Cited here for ${counted(uses, 'fact')}`
          ) : (
            <SiteLink href={`/sources/${page}`}>
              {`Cited here for ${counted(uses, 'fact')}`}
              <span className="sr-only">{`: source ${number}`}</span>
            </SiteLink>
          )}
          <Copies {...source} />
        </p>
      )}
    </li>
  )
}

/** A list with more sources is folded on phones, or everywhere. A browser unfolds it when visitors follow a mark. */
const maxOnPhones = 8
const maxUnfolded = 60

interface ReferencesProps {
  /** The prefix of the element ids: `'project-118'`. */
  record: string
  sources: readonly ReferenceData[]
}

/**
 * A numbered list of sources, which marks link to. It is a client component, so that the payload of a page has the data
 * of its references, but not their markup.
 */
export function References({ record, sources }: ReferencesProps) {
  const isKnown = sources.some(({ page }) => page !== undefined)
  const list = (
    <ol className={isKnown ? 'source-list references' : 'source-list'}>
      {sources.map((source, at) => (
        <Reference key={source.url ?? source.title} record={record} number={at + 1} {...source} />
      ))}
    </ol>
  )
  if (sources.length <= maxOnPhones) return list
  return (
    <details
      className={sources.length > maxUnfolded ? 'fold' : 'fold on-phones'}
      aria-label={`${sources.length} sources`}
    >
      <summary>{`Show all ${sources.length} sources`}</summary>
      {list}
    </details>
  )
}
