import { ExternalLink } from '@/components/layout/external-link'
import { Section } from '@/components/layout/section'
import type { Source, SourceIndex } from '@/lib/sources/source-index'
import { Unsourced } from './source-marks'

/** The path of a source, so that ten pages of one site can be told apart. */
function pathOf({ url }: Source): string {
  if (url === undefined) return ''
  const { pathname, search } = new URL(url)
  const path = `${pathname}${search}`
  return path === '/' ? '' : path
}

function SourceItem({ source, id }: { source: Source; id: string }) {
  const path = pathOf(source)
  return (
    <li id={id} className="break-inside-avoid py-1 pl-1">
      <ExternalLink href={source.url} className="source-address">
        {source.host ?? source.text}
      </ExternalLink>
      <span className="text-muted text-note">
        {source.uses > 1 && ` · ${source.uses} facts`}
        {source.archived && (
          <>
            {' · '}
            <ExternalLink href={source.archived} className="text-muted">
              archived copy
            </ExternalLink>
          </>
        )}
      </span>
      {path && (
        <span className="screen-only block truncate pr-4 text-muted text-xs" title={path}>
          {path}
        </span>
      )}
    </li>
  )
}

export function SourceList({ index }: { index: SourceIndex }) {
  const legend = (
    <>
      {index.sources.length > 0
        ? 'Numbers in the text lead here. '
        : 'The record names no sources. '}
      A ring
      <Unsourced /> marks a fact without a source.
    </>
  )
  return (
    <Section title="Sources" note={legend}>
      <ol className="source-list list-decimal pl-7 text-[0.90625rem] md:columns-2 md:gap-10">
        {index.sources.map((source) => (
          <SourceItem key={source.number} source={source} id={index.anchor(source.number)} />
        ))}
      </ol>
    </Section>
  )
}
