import { PageMain } from '@/components/layout/page-main'
import {
  type ComparedKind,
  type CompareState,
  maxCompared,
} from '@/lib/portal/compare/compare-query'
import { comparisonTitle } from '@/lib/portal/compare/comparison'
import { loadComparison } from '@/lib/portal/compare/load'
import { CompareForm, CompareStart, FoundRecords, SuggestedProjects } from './compare-choices'
import { Problems } from './compare-notes'
import { ComparisonView } from './comparison-view'

const words: Record<ComparedKind, { singular: string; lede: string }> = {
  projects: {
    singular: 'project',
    lede: `Compare up to ${maxCompared} projects side by side.`,
  },
  countries: {
    singular: 'country',
    lede: `Compare the national wallets, laws and projects of up to ${maxCompared} countries.`,
  },
  standards: {
    singular: 'standard',
    lede: `Compare who follows up to ${maxCompared} standards, and where.`,
  },
}

export async function CompareView({ state: requested }: { state: CompareState }) {
  const loaded = await loadComparison(requested)
  const { comparison, records, surplus } = loaded
  const { kind, subjects } = comparison
  const { singular, lede } = words[kind]
  const state = { ...requested, keys: [...subjects.map(({ key }) => key), ...surplus] }
  return (
    <PageMain title={comparisonTitle(comparison)}>
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        {lede} Copy the link to share your comparison.
      </p>
      <Problems state={state} loaded={loaded} />
      <CompareForm state={state} singular={singular} />
      <FoundRecords state={state} singular={singular} />
      {subjects.length > 0 && (
        <ComparisonView comparison={comparison} state={state} records={records} singular={singular}>
          <SuggestedProjects state={state} />
        </ComparisonView>
      )}
      {subjects.length === 0 && kind === 'projects' && <CompareStart />}
    </PageMain>
  )
}
