/** The findings about national wallets, in sentences with the numbers of a selection. */
import type { CountryGroup } from '@/lib/portal/records/country-groups'
import { countAtStart } from '@/lib/text/count-at-start'
import { enumerated, formatCount } from '@/lib/text/counted'
import { inSentence } from '@/lib/text/names'
import type { WalletStatus } from './national-wallets'

/** The countries of a finding. Without the union, it does not name its members. */
export interface Selection {
  /** The number of countries at each status. */
  counts: Readonly<Record<WalletStatus, number>>
  union?: CountryGroup
  /** The number of countries with a launched wallet that are members of the European Union. */
  unionLaunched?: number
  region?: string
  group?: CountryGroup
  /** The label of a protocol that the wallets use. */
  protocol?: string
}

/** The number of countries at each status. */
export function countStatuses(statuses: readonly WalletStatus[]): Record<WalletStatus, number> {
  const counts = { launched: 0, pilot: 0, announced: 0, undisclosed: 0, ended: 0, none: 0 }
  for (const status of statuses) counts[status] += 1
  return counts
}

const has = (count: number): string => (count > 1 ? 'have' : 'has')

/** `12 of the 27 EU states`, `In Africa, 2 countries`, `No country`. */
function subject({ counts, region, group }: Selection): string {
  const { launched } = counts
  if (group && !region) {
    const launchedText = launched === 0 ? 'None' : countAtStart(launched)
    return `${launchedText} of the ${group.codes.length} ${group.members}`
  }
  const countries = launched === 1 || launched === 0 ? 'country' : 'countries'
  const among = group ? ` among the ${group.members}` : ''
  if (!region) return `${countAtStart(launched)} ${countries}`
  const launchedText = launched === 0 ? 'no' : formatCount(launched)
  return `In ${inSentence(region)}, ${launchedText} ${countries}${among}`
}

/** How many of the countries are in the European Union, unless the selection is limited to it. */
function unionPart({ counts, unionLaunched = 0, union, group }: Selection): string {
  if (unionLaunched === 0 || (group && group.key === union?.key)) return ''
  if (counts.launched === 1) return '; it is an EU state'
  if (unionLaunched === 1) return '; one of them is an EU state'
  const launchedText = unionLaunched === counts.launched ? 'all' : formatCount(unionLaunched)
  return `; ${launchedText} of them are EU states`
}

/**
 * The finding in one sentence, without its full stop.
 * @example '26 countries have launched a national wallet; 13 of them are EU states'
 */
export function findingTitle(selection: Selection): string {
  const { counts, protocol } = selection
  const uses = protocol ? ` that uses ${protocol}` : ''
  const what = `${has(counts.launched)} launched a national wallet${uses}`
  return `${subject(selection)} ${what}${unionPart(selection)}`
}

/** The countries that have not launched a wallet: `Six more are piloting one and 24 have announced one.` */
export function describeOtherStatuses({ counts }: Pick<Selection, 'counts'>): string | undefined {
  const { launched, pilot, announced } = counts
  const more = launched > 0 ? ' more' : ''
  const within = announced === 1 ? 'one' : formatCount(announced)
  const announcing = pilot > 0 ? within : `${countAtStart(announced)}${more}`
  const parts = [
    ...(pilot > 0
      ? [`${countAtStart(pilot)}${more} ${pilot > 1 ? 'are' : 'is'} piloting one`]
      : []),
    ...(announced > 0 ? [`${announcing} ${has(announced)} announced one`] : []),
  ]
  return parts.length > 0 ? `${enumerated(parts)}.` : undefined
}

/** Longer lists of countries are not in the sentence. */
const maxNamed = 4

/**
 * The launched wallets without a launch date, by their countries, one for each wallet.
 * @example describeUndated(['Ethiopia', 'Honduras']) // 'Two launched wallets (Ethiopia, Honduras) have no known launch date.'
 */
export function describeUndated(countries: readonly string[]): string | undefined {
  if (countries.length === 0) return undefined
  const names = [...new Set(countries)]
  const where = names.length > maxNamed ? '' : ` (${names.join(', ')})`
  const wallets = countries.length === 1 ? 'wallet' : 'wallets'
  return `${countAtStart(countries.length)} launched ${wallets}${where} ${has(countries.length)} no known launch date.`
}
