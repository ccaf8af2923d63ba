import { markPath, markSvg, nodeKinds } from '@/lib/portal/graph/kinds'
import { themedColours } from '@/lib/portal/theme/colours'

/**
 * The mark of a kind of nodes in the picture. That of projects is a shape without a colour, because their fill shows their
 * status. It is decorative, because the kind is named next to it.
 */
export function KindMark({ kind }: { kind: number }) {
  const isShape = nodeKinds[kind]?.family === 'projects'
  const shape = `<path fill="${themedColours.muted}" d="${markPath(kind, 6, 6, 5)}"/>`
  return (
    <svg
      viewBox="0 0 12 12"
      width="12"
      height="12"
      aria-hidden="true"
      className="mr-1.5 inline-block align-[-0.0625rem]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the mark is a constant of its kind.
      dangerouslySetInnerHTML={{ __html: isShape ? shape : markSvg(kind, 6, 6, 5) }}
    />
  )
}

export function KindWord({ kind }: { kind: number }) {
  return (
    <span className="whitespace-nowrap">
      <KindMark kind={kind} />
      {nodeKinds[kind]?.singular}
    </span>
  )
}
