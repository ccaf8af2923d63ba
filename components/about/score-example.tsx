import { RecordLink } from '@/components/layout/record-link'
import type { ScoreExample } from '@/lib/portal/about/score-example'
import { scoreShares } from '@/lib/score/formula'
import { formatCount } from '@/lib/text/counted'
import { linkName } from './link-names'

const fixed = (value: number, digits: number): string => value.toFixed(digits)

function Links({ links, measures }: Pick<ScoreExample, 'links' | 'measures'>) {
  return (
    <table className="data-table mt-4 max-w-[44.8em]">
      <caption className="pb-1 text-left text-muted text-note">
        Its connections and their weights
      </caption>
      <thead>
        <tr>
          <th scope="col">Connection</th>
          <th scope="col" className="figure">
            Number
          </th>
          <th scope="col" className="figure">
            Weight
          </th>
          <th scope="col" className="figure">
            Sum
          </th>
        </tr>
      </thead>
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
          <td />
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
export function ScoreExampleText({ example }: { example: ScoreExample }) {
  const { id, title, measures, highest, relative, computed } = example
  const { degree, weightedDegree, rank } = relative
  return (
    <>
      <h3 className="mt-8 font-semibold">An example</h3>
      <p className="mt-1 max-w-[42em]">
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
          Divided, they give {fixed(rank, 4)} (calculated before rounding).
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
