import { ScrollRegion } from '@/components/layout/scroll-region'
import { SiteLink } from '@/components/layout/site-link'
import { type Chart, type ChartRow, numberHeadings, rowCells } from '@/lib/portal/charts/chart'
import { formatCount } from '@/lib/text/counted'

function Row({ chart, row }: { chart: Chart; row: ChartRow }) {
  const { label, path } = row
  return (
    <tr>
      <th scope="row">
        {path ? <SiteLink href={path}>{label}</SiteLink> : label}
        {label === chart.incomplete && <span className="text-muted text-note"> incomplete</span>}
      </th>
      {rowCells(chart, row).map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a number is identified by its column only.
        <td key={at}>
          {cell.path ? (
            <SiteLink href={cell.path}>{formatCount(cell.value)}</SiteLink>
          ) : (
            formatCount(cell.value)
          )}
        </td>
      ))}
    </tr>
  )
}

/** The table of a chart. Each number is a link to the list that it counts. */
export function ChartNumbers({ chart }: { chart: Chart }) {
  const { name, heading, rows, undisclosed } = chart
  return (
    <ScrollRegion label={`Table: ${name}`}>
      <table className="data-table chart-table">
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {numberHeadings(chart).map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.path ?? row.label} chart={chart} row={row} />
          ))}
          {undisclosed && <Row chart={chart} row={undisclosed} />}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
