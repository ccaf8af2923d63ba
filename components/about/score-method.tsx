import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'

const weights: [links: string, weight: string][] = [
  ['Manages', '1.0'],
  ['Funds', '0.8'],
  ['Member; parent or part of another project; maintains a standard', '0.6'],
  ['Interoperates with', '0.5'],
  ['Affiliated; uses a ledger; ledger based on a technology', '0.4'],
  ['Follows a standard, a DID method or a regulation', '0.3'],
  ['Person of interest', '0.2'],
]

export function ScoreMethod() {
  return (
    <Section beside id="score" title="The score">
      <Prose>
        <p>
          The score says how central a project is in the network of this record, from 0 to 100. It
          does not say how good or how large the project is.
        </p>
        <p className="border-rule border-l-2 py-1 pl-4 font-serif text-lg">
          score = 100 × (0.35 × degree + 0.40 × quality + 0.25 × rank)
        </p>
        <ul>
          <li>
            <b>Degree</b> is the number of links to organizations, people, ledgers, standards, laws
            and other projects.
          </li>
          <li>
            <b>Quality</b> is the sum of the weights of these links, from the table below.
          </li>
          <li>
            <b>Rank</b> is PageRank over the same links, walked in both directions and weighted
            alike: a link to something well connected counts for more.
          </li>
        </ul>
        <p>
          Each of the three is put between 0 and 1 against the highest value of all records; degree
          and quality on a logarithmic scale, because a few records have very many links. A record
          without links has the score 0. Servers of other publishers may use a different formula.
        </p>
      </Prose>
      <table className="data-table mt-4 max-w-[44.8em]">
        <thead>
          <tr>
            <th scope="col">Link</th>
            <th scope="col" className="figure">
              Weight
            </th>
          </tr>
        </thead>
        <tbody>
          {weights.map(([links, weight]) => (
            <tr key={links}>
              <td>{links}</td>
              <td className="figure">{weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
