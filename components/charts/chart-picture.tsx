import type { Chart } from '@/lib/portal/charts/chart'
import { inlineChart } from '@/lib/portal/charts/draw/draw-chart'
import './charts.css'

interface ChartPictureProps {
  chart: Chart
  /** True in a frame on another site, from which links open a new tab. */
  isFramed?: boolean
  className?: string
}

/** The chart, drawn for wide screens and for phones. Its bars are links, which show their numbers as tooltips. */
export function ChartPicture({ chart, isFramed = false, className }: ChartPictureProps) {
  const markup = inlineChart(chart, 'wide', isFramed) + inlineChart(chart, 'narrow', isFramed)
  return (
    <div
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing library writes SVG, and all texts are escaped.
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  )
}
