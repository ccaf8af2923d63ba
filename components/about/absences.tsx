import { Section } from '@/components/layout/section'
import { absences } from '@/lib/portal/about/absences'
import { ValueTable } from './value-table'

export const absencesTitle = 'Missing values'

/** The labels of missing values, with their meaning. */
export function Absences() {
  return (
    <Section sideTitle id="absences" title={absencesTitle} note="A missing value does not mean No">
      <ValueTable columns={['Label', 'Meaning']} rows={Object.entries(absences)} />
    </Section>
  )
}
