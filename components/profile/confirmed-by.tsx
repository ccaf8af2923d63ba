import { Fact } from '@/components/layout/fact-list'
import { SourceMarks } from '@/components/sources/source-marks'
import type { SourceIndex } from '@/lib/portal/sources/source-index'

interface ConfirmedByProps {
  source: string | null | undefined
  sources: SourceIndex
}

/** The source of the record itself, if the contract has a field for it. */
export function ConfirmedBy({ source, sources }: ConfirmedByProps) {
  const known = sources.find(source)
  return (
    <Fact term="Confirmed by">
      {known ? (known.host ?? known.text) : 'no source given'}
      <SourceMarks index={sources} of={[source]} />
    </Fact>
  )
}
