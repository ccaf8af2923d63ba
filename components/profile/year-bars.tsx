'use client'

import type { TallyItem } from '@/lib/portal/related/tally'

/** The height of the tallest bar, and the width of a bar with the gap after it, in pixels. */
const height = 64
const step = 26
const gap = 6

/** All years from the first to the last, each with its item if any project started in it. */
function fillYears(items: readonly TallyItem[]): (readonly [year: number, item?: TallyItem])[] {
  const byYear = new Map(items.map((item) => [Number(item.name), item]))
  const years = [...byYear.keys()]
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return Array.from({ length: last - first + 1 }, (_, at) => [first + at, byYear.get(first + at)])
}

/**
 * A small chart of projects by year, for pointers only: its bars have the links of the numbers next to it, which have
 * accessible names. With fewer than three years, a chart shows nothing that the numbers do not.
 */
export function YearBars({ items }: { items: readonly TallyItem[] }) {
  if (items.length < 3 || items.some(({ name }) => !/^\d{4}$/.test(name))) return null
  const years = fillYears(items)
  const most = Math.max(...items.map(({ count }) => count))
  const width = years.length * step
  return (
    <svg
      viewBox={`0 0 ${width} ${height + 34}`}
      width={width}
      aria-hidden="true"
      className="year-bars"
    >
      {years.map(([year, item], at) => {
        const length = ((item?.count ?? 0) / most) * height
        const middle = at * step + (step - gap) / 2
        return (
          <a key={year} href={item?.address} tabIndex={-1}>
            <title>{`${year}: ${item?.count ?? 0}`}</title>
            <rect x={at * step} y={16 + height - length} width={step - gap} height={length} />
            {item && (
              <text x={middle} y={12 + height - length}>
                {item.count}
              </text>
            )}
            {(years.length - 1 - at) % 2 === 0 && (
              <text x={middle} y={height + 30} className="year">
                {year}
              </text>
            )}
          </a>
        )
      })}
    </svg>
  )
}
