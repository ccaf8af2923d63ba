import { ExternalLink } from '@/components/layout/external-link'
import { SiteLink } from '@/components/layout/site-link'
import { StatusMark } from '@/components/layout/status-mark'
import { YesNo } from '@/components/layout/yes-no'
import { SourceMarks } from '@/components/sources/source-marks'
import type { ComparedValue } from '@/lib/portal/compare/compared-properties'
import type { SourceIndex } from '@/lib/portal/sources/source-index'
import { hostOf, safeHttpUrl } from '@/lib/text/safe-http-url'
import styles from './compare-table.module.css'

const answers: Record<string, boolean> = { Yes: true, No: false }

/** A value that is an address is shown as its host. */
function addressText(text: string): string {
  const url = safeHttpUrl(text)
  return url ? hostOf(url) : text
}

function Content({ value: { text, address, shape } }: { value: ComparedValue }) {
  if (shape === 'status') return <StatusMark status={text} />
  if (shape === 'answer') return <YesNo value={answers[text]} />
  if (!address) return text
  if (address.startsWith('/')) {
    return <SiteLink href={address}>{text}</SiteLink>
  }
  return <ExternalLink href={address}>{addressText(text)}</ExternalLink>
}

function Values({ values, sources }: { values: readonly ComparedValue[]; sources: SourceIndex }) {
  return (
    <ul className="space-y-2">
      {values.map((value) => (
        <li
          key={`${value.text} ${value.address}`}
          className={value.address ? styles.linked : undefined}
        >
          <Content value={value} />
          {value.sources && <SourceMarks index={sources} of={value.sources} />}
        </li>
      ))}
    </ul>
  )
}

/** From this many values on, only the first few are shown, and the others on demand. */
const minFolded = 9
const shown = 6

/** The values of one property of one project. */
export function CompareCell({
  values,
  sources,
}: {
  values: readonly ComparedValue[]
  sources: SourceIndex
}) {
  if (values.length === 0) return <span className="text-muted text-note">Not given</span>
  if (values.length < minFolded) return <Values values={values} sources={sources} />
  return (
    <>
      <Values values={values.slice(0, shown)} sources={sources} />
      <details className="mt-1">
        <summary className="w-fit cursor-pointer py-0.5 text-accent">
          {values.length - shown} more
        </summary>
        <Values values={values.slice(shown)} sources={sources} />
      </details>
    </>
  )
}
