import { expect, test } from 'vitest'
import { type CrossTable, type Heading, rowFigures } from './cross-table'

const heading = (name: string, kind: Heading['kind'] = 'value'): Heading => ({ name, kind })

/** A synthetic table with a cell for each number. */
function getTable(rows: Heading[], columns: Heading[], counts: number[][]): CrossTable {
  const cells = counts.map((line) =>
    line.map((count) => (count === 0 ? { count } : { count, address: `/projects?of=${count}` })),
  )
  const [rowCount, columnCount] = [rows.length, columns.length]
  return { rows, columns, cells, rowCount, columnCount, total: 9, inRows: 9, inColumns: 9 }
}

const columns = [
  heading('First'),
  heading('Second'),
  heading('3 others', 'other'),
  heading('None named', 'none'),
  heading('All', 'all'),
]

test('gives each row its numbers in the order of the columns, without zeros and the total', () => {
  const table = getTable([heading('Bhutan')], columns, [[0, 1, 2, 3, 5]])
  expect(rowFigures(table)).toEqual([
    {
      heading: heading('Bhutan'),
      figures: [
        { heading: columns[1], count: 1, address: '/projects?of=1' },
        { heading: columns[2], count: 2, address: '/projects?of=2' },
        { heading: columns[3], count: 3, address: '/projects?of=3' },
      ],
    },
  ])
})

test('leaves out rows of which no value is known, the rest and the total, but no projects without a country', () => {
  const rows = [
    heading('Malta'),
    heading('Palau'),
    heading('Rest', 'other'),
    heading('Not disclosed', 'none'),
    heading('All', 'all'),
  ]
  const counts = [
    [0, 0, 0, 4, 4],
    [0, 0, 1, 0, 1],
    [2, 0, 0, 0, 2],
    [0, 7, 0, 0, 7],
    [2, 7, 1, 4, 14],
  ]
  const names = rowFigures(getTable(rows, columns, counts)).map(({ heading: { name } }) => name)
  expect(names).toEqual(['Palau', 'Not disclosed'])
})
