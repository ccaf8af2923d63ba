'use client'

import { OutboundLink } from '@/components/layout/outbound-link'
import { SiteLink } from '@/components/layout/site-link'
import { readableAddress } from '@/lib/portal/sources/readable-address'
import type { Reference } from '@/lib/portal/sources/references'
import { counted } from '@/lib/text/counted'
import { getHost } from '@/lib/text/safe-http-url'

interface TitleProps {
  reference: Reference
  /** The address of the link: the archived copy, if the page is gone. */
  href: string | 0
}

/** A link whose text is the title or, if that is unknown, the address in a readable form. */
function Title({ reference: [url, title, , page, , lang], href }: TitleProps) {
  if (!url || !href) return <span>{title}</span>
  const address = new URL(url)
  return (
    <OutboundLink href={href} lang={lang || undefined}>
      {title ? (page ? title : `${title}, ${getHost(address)}`) : readableAddress(address)}
    </OutboundLink>
  )
}

/** If the page is gone, the title already links to the archived copy, so the original address follows here. */
function Copies({ reference: [url, , , , , , archived, gone] }: { reference: Reference }) {
  if (!gone) {
    return archived ? (
      <>
        {' · '}
        <OutboundLink href={archived}>archived copy</OutboundLink>
      </>
    ) : null
  }
  return (
    <>
      {' · '}
      <b>{gone === 1 ? 'page gone' : `page gone since ${gone}`}</b>
      {archived !== 0 && '; the title links to an archived copy; '}
      {archived !== 0 && url !== 0 && <OutboundLink href={url}>original address</OutboundLink>}
    </>
  )
}

function Item({ id, reference }: { id: string; reference: Reference }) {
  const [url, , uses, page, about, , archived, gone] = reference
  const cited = `Cited here for ${counted(uses, 'fact')}`
  return (
    <li id={id}>
      <Title reference={reference} href={gone && archived ? archived : url} />
      {(page !== 0 || uses > 1 || archived !== 0) && (
        <p>
          {about !== 0 && `${about} · `}
          {page ? <SiteLink href={`/sources/${page}`}>{cited}</SiteLink> : cited}
          <Copies reference={reference} />
        </p>
      )}
    </li>
  )
}

/** A list with more sources is folded on phones, or everywhere. A browser unfolds it when visitors follow a mark. */
const maxOnPhones = 8
const maxUnfolded = 40

interface ReferencesProps {
  /** The prefix of the element ids: `'project-118'`. */
  of: string
  sources: readonly Reference[]
}

/**
 * A numbered list of sources, which marks link to. It is a client component, so that the payload of a page has the data
 * of its references, but not their markup.
 */
export function References({ of, sources }: ReferencesProps) {
  const isKnown = sources.some(([, , , page]) => page !== 0)
  const list = (
    <ol className={isKnown ? 'source-list references' : 'source-list'}>
      {sources.map((source, at) => (
        <Item key={source[0] || source[1]} id={`${of}-${at + 1}`} reference={source} />
      ))}
    </ol>
  )
  if (sources.length <= maxOnPhones) return list
  return (
    <details className={sources.length > maxUnfolded ? 'fold' : 'fold on-phones'}>
      <summary>{`Show all ${sources.length} sources`}</summary>
      {list}
    </details>
  )
}
