import { PageMain } from '@/components/layout/page-main'
import { NameField } from '@/components/search/name-field'
import { type CompareState, compareAddress, maxCompared } from '@/lib/portal/compare/compare-query'
import { getComparedStandards } from '@/lib/portal/compare/load'
import { compareStandards } from '@/lib/portal/compare/standard-comparison'
import { recordPath } from '@/lib/portal/records/record-path'
import { enumerated } from '@/lib/text/counted'
import { Found } from './compare-choices'
import { CompareForm, CompareNote, NoMore, Surplus } from './compare-notes'
import { ComparisonView } from './comparison-view'

export async function CompareStandards({ state: requestedState }: { state: CompareState }) {
  const { find, onlyDifferences } = requestedState
  const compared = await getComparedStandards(requestedState.standards ?? [], find)
  const { standards, records, found, unknown, surplus } = compared
  const ids = [...standards.map(({ standard }) => standard.id), ...surplus]
  const getAddress = (chosen: readonly number[]) =>
    compareAddress({ ids: [], standards: chosen, onlyDifferences })
  const isFull = ids.length >= maxCompared
  return (
    <PageMain section="compare" title="Compare standards">
      <p className="mt-3 max-w-[38em] font-serif text-lede">
        Compare who follows up to {maxCompared} standards, and where. Copy the link to share your
        comparison.
      </p>
      {unknown.length > 0 && (
        <CompareNote>No standard has the id {enumerated(unknown.map(String))}.</CompareNote>
      )}
      <Surplus surplus={surplus} many="standards" />
      {isFull ? (
        <NoMore many="standards" />
      ) : (
        <CompareForm
          state={requestedState}
          stated={['standards', ids.join(',')]}
          submit={ids.length === 0 ? 'Start' : 'Add'}
        >
          <NameField
            key={ids.join()}
            submits
            family="standards"
            name="standards"
            label={ids.length === 0 ? 'First standard' : 'Add a standard'}
            placeholder="Name, or part of it"
          />
        </CompareForm>
      )}
      {find !== undefined && !isFull && (
        <Found
          find={find}
          words={['standard', 'Standards']}
          found={found}
          getAddress={(id) => getAddress([...ids, id])}
        />
      )}
      {standards.length > 0 && (
        <ComparisonView
          whole={compareStandards(standards)}
          subjects={standards.map(({ standard: { id, title } }) => ({
            key: id,
            name: title,
            path: recordPath('standards', id, title),
            removal: getAddress(ids.filter((other) => other !== id)),
          }))}
          state={{ ids: [], standards: ids, onlyDifferences }}
          records={records}
          one="standard"
        />
      )}
    </PageMain>
  )
}
