/** Describes the status of a country's national wallet in one or two sentences. */
import type { Named, NationalWallet } from '@/lib/portal/wallets/national-wallets'
import { counted, enumerated } from '@/lib/text/counted'
import { formatDate } from '@/lib/text/dates'
import { inSentence, withArticleIfNeeded, withoutRemark } from '@/lib/text/names'
import { capitalized } from '@/lib/text/sentences'

/** A date without its day, which a sentence can do without. */
const formatInSentence = (date: string): string => formatDate(date.slice(0, 7))

/** Whether a date, at its own precision, is after a day. */
const isAfter = (date: string, day: string): boolean => date > day.slice(0, date.length)

function launchedPart([first, ...otherWallets]: readonly NationalWallet[]): string {
  if (otherWallets.length > 0) return ''
  return first?.launch_date
    ? ` It has been open to the public since ${formatInSentence(first.launch_date)}.`
    : ''
}

const plannedPart = (wallets: readonly NationalWallet[], day: string): string => {
  const planned = wallets.flatMap(({ launch_date: date }) =>
    date && isAfter(date, day) ? [date] : [],
  )
  const [first] = planned.toSorted()
  const what = wallets.length === 1 ? 'Its launch' : 'A launch'
  return first ? ` ${what} is planned for ${formatInSentence(first)}.` : ''
}

const endedPart = ([first, ...otherWallets]: readonly NationalWallet[]): string =>
  first?.end_date && otherWallets.length === 0 ? ` in ${formatInSentence(first.end_date)}` : ''

/** Describes the source of the status of a wallet. Undefined if it is unknown. */
type DescribeEvidence = (wallet: NationalWallet) => string | undefined

/** `a national wallet: AltID (source: press, as of June 2026)` or `2 national wallets: A and B`. */
function describeWallets(
  wallets: readonly NationalWallet[],
  describeEvidence: DescribeEvidence,
): string {
  const names = enumerated(wallets.map(({ name }) => withArticleIfNeeded(name)))
  const walletCount = counted(wallets.length, 'national wallet')
  const [first, ...otherWallets] = wallets
  const evidence = first && otherWallets.length === 0 ? describeEvidence(first) : undefined
  return `${otherWallets.length === 0 ? 'a national wallet' : walletCount}: ${names}${evidence ? ` (${evidence})` : ''}`
}

/** Longer sentences would hide the status. The section on organizations names all. */
const maxLength = 120

function nameRole(singular: string, plural: string, organizations: readonly Named[]): string[] {
  if (organizations.length === 0) return []
  const names = organizations.map(({ name }) => withoutRemark(name))
  return [`${names.length === 1 ? singular : plural}: ${enumerated(names)}.`]
}

/** Who manages and supplies a country's only wallet: `Manager: Agency. Suppliers: A and B.` Empty if it is long. */
export function describeMakers([wallet, ...otherWallets]: readonly NationalWallet[]): string {
  if (!wallet || otherWallets.length > 0 || wallet.stage === 'ended') return ''
  const text = [
    ...nameRole('Manager', 'Managers', wallet.managers),
    ...nameRole('Supplier', 'Suppliers', wallet.suppliers),
  ].join(' ')
  return text.length > maxLength ? '' : text
}

/**
 * `wallets` are the wallets of the country, the most advanced first. `day` is the date of the data.
 * @example countryAnswer('Kenya', [], '2026-11-24') // 'We know of no national wallet in Kenya.'
 */
export function countryAnswer(
  country: string,
  wallets: readonly NationalWallet[],
  day: string,
  describeEvidence: DescribeEvidence = () => undefined,
): string {
  const name = capitalized(inSentence(country))
  const [first] = wallets
  if (!first) return `We know of no national wallet in ${inSentence(country)}.`
  const same = wallets.filter(({ stage }) => stage === first.stage)
  const what = describeWallets(same, describeEvidence)
  switch (first.stage) {
    case 'running':
      return `${name} has launched ${what}.${launchedPart(same)}`
    case 'pilot':
      return `${name} is piloting ${what}.${plannedPart(same, day)}`
    case 'planned':
      return `${name} has announced ${what}.${plannedPart(same, day)}`
    case 'ended':
      return `${name} has no national wallet in use: ${enumerated(same.map((wallet) => withArticleIfNeeded(wallet.name)))} ended${endedPart(same)}.`
    default:
      return `${name} has ${what}. ${same.length === 1 ? 'Its' : 'Their'} status is not disclosed.`
  }
}
