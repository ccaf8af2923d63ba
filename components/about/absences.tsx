import { Section } from '@/components/layout/section'
import { absences } from '@/lib/portal/about/absences'
import { ValueTable } from './value-table'

export const absencesTitle = 'Where nothing is said'

/** What the words mean that stand where a record has no fact. */
export function Absences() {
  return (
    <Section beside id="absences" title={absencesTitle} note="None of them means No">
      <ValueTable columns={['Word', 'Means']} rows={Object.entries(absences)} />
    </Section>
  )
}
