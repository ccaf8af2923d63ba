import { markSvg, nodeKinds } from '@/lib/portal/graph/kinds'

/**
 * The mark of a kind of nodes in the picture. It is decorative, because the kind is named next to it.
 */
export function KindMark({ kind }: { kind: number }) {
  return (
    <svg
      viewBox="0 0 12 12"
      width="11"
      height="11"
      aria-hidden="true"
      className="mr-1.5 inline-block align-[-0.0625rem]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the mark is a constant of its kind.
      dangerouslySetInnerHTML={{ __html: markSvg(kind, 6, 6, 5) }}
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
