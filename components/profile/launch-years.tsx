'use client'

import type { Tally, TallyItem } from '@/lib/portal/related/tally'
import { counted } from '@/lib/text/counted'
import { TallyList } from './tally-list'

/** The height of the tallest bar, and the width of a bar with the gap after it, in pixels. */
const height = 64
const step = 36
const gap = 9

/** All years from the first to the current one, each with its item if any project started in it. */
function fillYears(
  items: readonly TallyItem[],
  current: string | undefined,
): (readonly [year: number, item?: TallyItem])[] {
  const byYear = new Map(items.map((item) => [Number(item.name), item]))
  const years = [...byYear.keys()]
  const [first, last] = [Math.min(...years), Math.max(...years, Number(current ?? 0))]
  return Array.from({ length: last - first + 1 }, (_, at) => [first + at, byYear.get(first + at)])
}

/**
 * A small chart of projects by year. Each bar is a link to the list of its projects. Screen readers skip the years without
 * projects. The `current` year is not over.
 */
function YearBars({ items, current }: { items: readonly TallyItem[]; current?: string }) {
  const years = fillYears(items, current)
  const highestCount = Math.max(...items.map(({ count }) => count))
  const width = years.length * step
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be part of a drawing.
    <svg
      viewBox={`0 0 ${width} ${height + 34}`}
      width={width}
      role="group"
      aria-label="Projects by launch year"
      className="year-bars"
    >
      {String(years.at(-1)?.[0]) === current && (
        <rect x={width - step} y={16} width={step} height={height} className="shade" />
      )}
      {years.map(([year, item], at) => {
        const count = item?.count ?? 0
        const length = (count / highestCount) * height
        const middle = (at + 0.5) * step
        const value = (
          <text x={middle} y={12 + height - length}>
            {count}
          </text>
        )
        return (
          <g key={year}>
            <text x={middle} y={height + 30} aria-hidden>
              {`’${String(year).slice(2)}`}
            </text>
            {item ? (
              <a href={item.address} aria-label={`${year}: ${counted(count, 'project')}`}>
                {value}
                <rect x={at * step} width={step} height={height + 34} className="target" />
                <rect
                  x={at * step + gap / 2}
                  y={16 + height - length}
                  width={step - gap}
                  height={length}
                  className={String(year) === current ? 'incomplete' : undefined}
                />
              </a>
            ) : (
              <g aria-hidden>{value}</g>
            )}
          </g>
        )
      })}
      <path className="base" d={`M0 ${height + 16.5}h${width}`} />
    </svg>
  )
}

/**
 * The launch years as a chart, or as numbers if there are fewer than three. A client component, so that the payload of the
 * page does not repeat the markup.
 */
export function LaunchYears({ tally, current }: { tally: Tally; current?: string }) {
  const { items } = tally
  if (items.length < 3 || items.some(({ name }) => !/^\d{4}$/.test(name))) {
    return <TallyList tally={tally} />
  }
  return (
    <div className="launch-years">
      <YearBars items={items} current={current} />
      <TallyList tally={{ ...tally, items: [] }} />
    </div>
  )
}
