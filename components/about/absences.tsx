import { Section } from '@/components/layout/section'
import { absences } from '@/lib/portal/about/absences'
import { ValueTable } from './value-table'

export const absencesTitle = 'Missing values'

/** What the words mean that stand where a record has no fact. */
export function Absences() {
  return (
    <Section sideTitle id="absences" title={absencesTitle} note="None of these means No">
      <ValueTable columns={['Label', 'Meaning']} rows={Object.entries(absences)} />
    </Section>
  )
}
