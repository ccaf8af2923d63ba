import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import { questions } from '@/lib/portal/explore/questions'

/** Links to the tables of `/explore` that answer common questions. */
export function Questions() {
  return (
    <Section
      title="Ask"
      note="Each answer is a table whose figures lead to the projects behind them."
    >
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {questions.slice(0, 6).map(({ title, address }) => (
          <li key={address} className="border-rule border-b py-2">
            <SiteLink href={address}>{title}</SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <SiteLink href="/explore">Make a table of your own</SiteLink>
      </p>
    </Section>
  )
}
