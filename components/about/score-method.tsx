import { Prose } from '@/components/layout/prose'
import { Section } from '@/components/layout/section'
import { linkTypes } from '@/lib/contract/graph'
import { getScoreExample } from '@/lib/portal/about/load'
import { linkWeights, scoreShares } from '@/lib/score/formula'
import { groupBy } from '@/lib/text/group-by'
import { linkName } from './link-names'
import { ScoreExampleText } from './score-example'

/** The weights in descending order, each with the types of links to which it applies. */
const weights = [...groupBy(linkTypes, (type) => linkWeights[type])].sort(([a], [b]) => b - a)

const share = (name: keyof typeof scoreShares): string => scoreShares[name].toFixed(2)

function WeightsTable() {
  return (
    <table className="data-table mt-4 max-w-[44.8em]">
      <thead>
        <tr>
          <th scope="col">Connection</th>
          <th scope="col" className="figure">
            Weight
          </th>
        </tr>
      </thead>
      <tbody>
        {weights.map(([weight, types]) => (
          <tr key={weight}>
            <th scope="row">{types.map(linkName).join('; ')}</th>
            <td className="figure">{weight.toFixed(1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export async function ScoreMethod() {
  const example = await getScoreExample()
  return (
    <Section sideTitle id="score" title="The network score">
      <Prose>
        <p>
          The network score shows how well a project is connected to others, from 0 to 100. It does
          not show how good or how large the project is.
        </p>
        <p className="border-rule border-l-2 py-1 pl-4 font-serif text-lg">
          score = 100 × ({share('degree')} × degree + {share('weightedDegree')} × weight +{' '}
          {share('rank')} × rank)
        </p>
        <ul>
          <li>
            <b>Degree</b> is the number of connections to organizations, people, ledgers, standards,
            laws and other projects.
          </li>
          <li>
            <b>Weight</b> is the sum of the weights of these connections, from the table below.
          </li>
          <li>
            <b>Rank</b> is PageRank with the same weights, in both directions. A link to something
            well connected counts for more.
          </li>
        </ul>
        <p>
          Each is a number between 0 and 1, where 1 is the highest value in the network. Degree and
          weight use a logarithmic scale, because a few pages have very many connections. A project
          without connections scores 0.
        </p>
      </Prose>
      <WeightsTable />
      {example && <ScoreExampleText example={example} />}
    </Section>
  )
}
