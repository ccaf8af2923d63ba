'use client'

import { type PartDrawing, partSvg } from '@/lib/portal/graph/part-svg'

interface GraphDrawingProps {
  drawing: PartDrawing
  className?: string
}

/**
 * The picture of a part of the network. A client component, so that the payload of a page has the places of the nodes, but
 * not the picture again.
 */
export function GraphDrawing({ drawing, className = '' }: GraphDrawingProps) {
  return (
    <div
      className={`graph-picture ${className}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing contains no text that is not escaped.
      dangerouslySetInnerHTML={{ __html: partSvg(drawing) }}
    />
  )
}
