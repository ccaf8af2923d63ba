import { Prose } from '@/components/layout/prose'
import { RecordLink } from '@/components/layout/record-link'
import { Section } from '@/components/layout/section'
import { Table } from '@/components/layout/table'
import { TableHead } from '@/components/layout/table-head'
import { type LinkType, linkTypes } from '@/lib/contract/graph'
import { getScoreExample } from '@/lib/portal/about/load'
import type { ScoreExample } from '@/lib/portal/about/score-example'
import { linkWeights, scoreShares } from '@/lib/score/formula'
import { formatCount } from '@/lib/text/counted'
import { groupBy } from '@/lib/text/group-by'
import { needsArticle } from '@/lib/text/names'

/** The types of links in the wording of the profiles. */
const linkNames: Record<LinkType, string> = {
  Managing: 'manages',
  Funding: 'funds',
  Member: 'is a member or part',
  Management: 'maintains a standard',
  Interoperability: 'interoperates',
  Affiliation: 'is a partner',
  DLTinstancesupport: 'uses a ledger',
  'DLT based on': 'is based on a technology',
  Follows: 'follows a standard or DID method',
  followsRegulation: 'follows a law',
  'Person of Interest': 'is otherwise involved',
}

/** The name of a type. Types of other servers that are not listed here are shown unchanged. */
const linkName = (type: string): string => linkNames[type as LinkType] ?? type

const fixed = (value: number, digits: number): string => value.toFixed(digits)

function Links({ links, measures }: Pick<ScoreExample, 'links' | 'measures'>) {
  return (
    <table className="data-table mt-4 max-w-[44.8em]">
      <caption className="pb-1 text-left text-muted text-note">
        Its connections and their weights
      </caption>
      <TableHead
        columns={['Connection', { figure: 'Number' }, { figure: 'Weight' }, { figure: 'Sum' }]}
      />
      <tbody>
        {links.map(({ type, count, weight }) => (
          <tr key={type}>
            <th scope="row">{linkName(type)}</th>
            <td className="figure">{count}</td>
            <td className="figure">{fixed(weight, 1)}</td>
            <td className="figure">{fixed(count * weight, 1)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <b>Total</b>
          </th>
          <td className="figure">{measures.degree}</td>
          <td className="figure">
            <span aria-hidden="true">–</span>
            <span className="sr-only">No weight</span>
          </td>
          <td className="figure">{fixed(measures.weightedDegree, 1)}</td>
        </tr>
      </tbody>
    </table>
  )
}

function Verdict({ computed, published }: Pick<ScoreExample, 'computed' | 'published'>) {
  if (Math.abs(computed - published) < 0.15) return <>This is the score in the API.</>
  return (
    <>
      The API has {fixed(published, 1)}, because its publisher uses another formula or other data.
    </>
  )
}

/** The formula with the numbers of one project, all computed from the current graph. */
function ScoreExampleText({ example }: { example: ScoreExample }) {
  const { id, title, measures, highest, relative, computed } = example
  const { degree, weightedDegree, rank } = relative
  return (
    <>
      <h3 className="mt-8 font-semibold">An example</h3>
      <p className="mt-1 max-w-[42em]">
        {needsArticle(title) && 'The '}
        <RecordLink family="projects" id={id} name={title} /> is in the middle of the ranking.
      </p>
      <Links {...example} />
      <ul className="mt-4 max-w-[42em] list-disc space-y-1.5 pl-5">
        <li>
          Degree: it has {measures.degree} connections; the maximum is {formatCount(highest.degree)}
          . ln(1 + {measures.degree}) / ln(1 + {highest.degree}) = {fixed(degree, 4)}
        </li>
        <li>
          Weight: its weights add up to {fixed(measures.weightedDegree, 1)}; the maximum is{' '}
          {fixed(highest.weightedDegree, 1)}. ln(1 + {fixed(measures.weightedDegree, 1)}) / ln(1 +{' '}
          {fixed(highest.weightedDegree, 1)}) = {fixed(weightedDegree, 4)}
        </li>
        <li>
          Rank: its PageRank is {fixed(measures.rank, 5)}; the maximum is {fixed(highest.rank, 5)}.
          The ratio is {fixed(rank, 4)} (calculated before rounding).
        </li>
      </ul>
      <p className="mt-4 max-w-[42em]">
        100 × ({scoreShares.degree.toFixed(2)} × {fixed(degree, 4)} +{' '}
        {scoreShares.weightedDegree.toFixed(2)} × {fixed(weightedDegree, 4)} +{' '}
        {scoreShares.rank.toFixed(2)} × {fixed(rank, 4)}) = <b>{fixed(computed, 1)}</b>.{' '}
        <Verdict {...example} />
      </p>
    </>
  )
}

/** The weights in descending order, each with the types of links to which it applies. */
const weights = [...groupBy(linkTypes, (type) => linkWeights[type])].sort(([a], [b]) => b - a)

const share = (name: keyof typeof scoreShares): string => scoreShares[name].toFixed(2)

export async function ScoreMethod() {
  const example = await getScoreExample()
  return (
    <Section sideTitle id="score" title="The network score">
      <Prose>
        <p>
          The network score shows how well a project is connected to others, from 0 to 100. It does
          not show how good or how large the project is. It combines three measures:
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
          weight use a logarithmic scale, because a few entries have very many connections. A
          project without connections scores 0.
        </p>
        <p className="border-rule border-l-2 py-1 pl-4 font-serif text-lg">
          score = 100 × ({share('degree')} × degree + {share('weightedDegree')} × weight +{' '}
          {share('rank')} × rank)
        </p>
      </Prose>
      <Table caption="Weights of connections" className="data-table mt-4 max-w-[44.8em]">
        <TableHead columns={['Connection', { figure: 'Weight' }]} />
        <tbody>
          {weights.map(([weight, types]) => (
            <tr key={weight}>
              <th scope="row">{types.map(linkName).join('; ')}</th>
              <td className="figure">{weight.toFixed(1)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {example && <ScoreExampleText example={example} />}
    </Section>
  )
}
