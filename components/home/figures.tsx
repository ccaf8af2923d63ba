import { SiteLink } from '@/components/layout/site-link'

export interface Figure {
  counts: string
  /** Undefined if the API did not answer. */
  number: number | undefined
  /** The path of the list of the counted records. */
  path: string
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="mt-8 grid grid-cols-2 gap-x-6 border-rule border-b border-t border-t-rule-strong md:grid-cols-4">
      {figures.map(({ counts, number, path }) => (
        <div key={counts} className="flex flex-col-reverse justify-end py-3.5">
          <dt className="text-note">
            <SiteLink href={path}>{counts}</SiteLink>
          </dt>
          <dd className="font-semibold font-serif text-[1.875rem] leading-tight">
            {number === undefined ? (
              <span className="text-muted">
                – <span className="sr-only">unavailable right now</span>
              </span>
            ) : (
              number.toLocaleString('en')
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
