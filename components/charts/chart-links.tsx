'use client'

import { useEffect, useState } from 'react'
import type { Area, ChartDrawing } from '@/lib/portal/charts/draw/draw-chart'

function Tooltip({ lines, box: [x, y, width, height] }: { lines: readonly string[]; box: Area }) {
  const leading = (height - 8) / lines.length
  return (
    <g className="tip">
      <rect x={x} y={y} width={width} height={height} />
      <text>
        {lines.map((line, at) => (
          <tspan key={line} x={x + 10} y={Math.round(y + 4 + (at + 0.75) * leading)}>
            {at < lines.length - 1 ? `${line}. ` : line}
          </tspan>
        ))}
      </text>
    </g>
  )
}

interface ChartLinksProps {
  drawing: ChartDrawing
  size: 'wide' | 'narrow'
  label: string
  isFramed: boolean
}

/**
 * The links above the picture of a chart. On wide screens each has a tooltip, which is also its name for screen readers.
 * Escape hides it until the pointer or the focus moves to another link.
 * It is a client component because the payload of the page would otherwise repeat its markup.
 */
export function ChartLinks({ drawing, size, label, isFramed }: ChartLinksProps) {
  const { width, height, links } = drawing
  const [isDismissed, setDismissed] = useState(false)
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [])
  const show = () => setDismissed(false)
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no element for a group with a name.
    <svg
      className={`chart-drawing ${size}`}
      data-dismissed={isDismissed || undefined}
      viewBox={`0 0 ${width} ${height}`}
      role="group"
      aria-label={label}
      {...(isFramed ? { preserveAspectRatio: 'xMinYMin' } : {})}
    >
      {links.map(({ path, lines, at: [x, y, w, h], tip }) => (
        <a
          key={lines[0]}
          href={path}
          onFocus={show}
          onPointerEnter={show}
          {...(tip ? {} : { 'aria-label': lines.join('. ') })}
          {...(isFramed ? { target: '_blank', rel: 'noopener' } : {})}
        >
          <rect x={x} y={y} width={w} height={h} />
          {tip && <Tooltip lines={lines} box={tip} />}
        </a>
      ))}
    </svg>
  )
}
