import { monthNames } from '@/lib/text/dates'

interface LawNames {
  title: string
  official_name?: string | null
}

const yearInName = /(?<!\d)(?:19|20)\d{2}(?!\d)/
const dayInName = new RegExp(
  String.raw`(?<!\d)(?:[1-9]|[12]\d|3[01]) (?:${monthNames.join('|')}) ((?:19|20)\d{2})(?!\d)`,
)

/**
 * The year in the name of a law, such as 2024 in “Regulation (EU) 2024/1183”. The API does not have the date of a law.
 */
export function lawYear({ title, official_name: official }: LawNames): string | undefined {
  return yearInName.exec(official ?? '')?.[0] ?? yearInName.exec(title)?.[0]
}

/**
 * The date in the name of a law, such as “11 April 2024”, or else the year. A date of another year is that of another
 * law.
 */
export function lawDate(law: LawNames): string | undefined {
  const year = lawYear(law)
  const found = dayInName.exec(law.official_name ?? '') ?? dayInName.exec(law.title)
  return found?.[1] === year ? found?.[0] : year
}
