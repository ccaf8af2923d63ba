/**
 * Groups of countries and their members. The API does not list the members of a region, so they are listed here, each
 * group with the page that names its members and the date of the last change. Only countries count: the European Union and
 * the African Union are members of the G20 too.
 */
import { formatDate } from '@/lib/text/dates'
import { unionMembers } from './union-laws'

export interface CountryGroup {
  key: string
  /** The name in a choice. */
  name: string
  /** The members in a sentence: `'EU states'`. */
  members: string
  codes: readonly string[]
  /** The page that lists the members. */
  source: string
  /** The date since which the group has had these members. Undefined for a part of the world. */
  since?: string
  /** Further names, in lower case. */
  aliases?: readonly string[]
  /** A duty of each member with regard to wallets, the law that contains it, and how its deadline follows from it. */
  duty?: { text: string; until: string; law: string; source: string; period: string }
}

const m49 = 'https://unstats.un.org/unsd/methodology/m49/'

const getCodes = (text: string): readonly string[] => text.split(' ')

export const countryGroups: readonly CountryGroup[] = [
  {
    key: 'eu',
    name: 'European Union (EU)',
    members: 'EU states',
    codes: unionMembers,
    source: 'https://european-union.europa.eu/principles-countries-history/eu-countries_en',
    since: '2020-02-01',
    duty: {
      text: 'offer a certified wallet',
      until: '2026-12-24',
      law: 'Articles 5a and 5c of Regulation (EU) No 910/2014, as amended by Regulation (EU) 2024/1183',
      source: 'https://eur-lex.europa.eu/eli/reg/2024/1183/oj',
      period: '24 months after the first implementing acts entered into force, on 24 December 2024',
    },
  },
  {
    key: 'eea',
    name: 'European Economic Area (EEA)',
    members: 'EEA states',
    codes: [...unionMembers, 'IS', 'LI', 'NO'],
    source: 'https://www.efta.int/eea-relations-eu',
    since: '2020-02-01',
  },
  {
    key: 'efta',
    name: 'European Free Trade Association (EFTA)',
    members: 'EFTA states',
    codes: getCodes('CH IS LI NO'),
    source: 'https://www.efta.int/',
    since: '1995-01-01',
  },
  {
    key: 'benelux',
    name: 'Benelux',
    members: 'Benelux countries',
    codes: getCodes('BE LU NL'),
    source: 'https://www.benelux.int/en/information-for-citizens/benelux-union/about-us/',
    since: '1960',
    aliases: ['benelux states', 'low countries'],
  },
  {
    key: 'african-union',
    name: 'African Union',
    members: 'African Union members',
    codes: getCodes(
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
    ),
    source: 'https://au.int/en/member_states/countryprofiles2',
    since: '2017-01-31',
  },
  {
    key: 'asean',
    name: 'ASEAN',
    members: 'ASEAN members',
    codes: getCodes('BN ID KH LA MM MY PH SG TH TL VN'),
    source: 'https://asean.org/member-states/',
    since: '2025-10-26',
    // The same countries.
    aliases: ['southeast asia', 'south-east asia', 'southeast asian', 'south east asia'],
  },
  {
    key: 'mercosur',
    name: 'Mercosur',
    members: 'Mercosur members',
    codes: getCodes('AR BO BR PY UY'),
    source: 'https://www.mercosur.int/en/about-mercosur/mercosur-countries/',
    since: '2024-07',
  },
  {
    key: 'g20',
    name: 'G20',
    members: 'G20 countries',
    codes: getCodes('AR AU BR CA CN DE FR GB ID IN IT JP KR MX RU SA TR US ZA'),
    source: 'https://www.consilium.europa.eu/en/policies/g20/',
    since: '1999',
  },
  {
    key: 'oecd',
    name: 'OECD',
    members: 'OECD members',
    codes: getCodes(
      'AT AU BE CA CH CL CO CR CZ DE DK EE ES FI FR GB GR HU IE IL IS IT JP KR LT LU LV MX NL NO NZ PL PT SE SI SK TR US',
    ),
    source: 'https://www.oecd.org/en/about/members-partners.html',
    since: '2021-05-25',
  },
  {
    key: 'g7',
    name: 'G7',
    members: 'G7 countries',
    codes: getCodes('CA DE FR GB IT JP US'),
    source: 'https://www.consilium.europa.eu/en/policies/g7/',
    since: '2014-03-24',
  },
  {
    key: 'gcc',
    name: 'Gulf Cooperation Council (GCC)',
    members: 'members of the Gulf Cooperation Council',
    codes: getCodes('AE BH KW OM QA SA'),
    source: 'https://www.gcc-sg.org/en/AboutUs/MemberStates/Pages/default.aspx',
    since: '1981-05-25',
    aliases: ['gulf', 'gulf states', 'gulf countries'],
  },
  {
    key: 'nordic',
    name: 'Nordic countries',
    members: 'Nordic countries',
    codes: getCodes('DK FI IS NO SE'),
    source: 'https://www.norden.org/en/information/facts-about-nordic-countries',
    aliases: ['nordic', 'nordics', 'scandinavia', 'scandinavian'],
  },
  {
    key: 'baltic',
    name: 'Baltic states',
    members: 'Baltic states',
    codes: getCodes('EE LT LV'),
    source: 'https://www.baltasam.org/',
    aliases: ['baltic', 'baltics', 'baltic countries'],
  },
  {
    key: 'latin-america',
    name: 'Latin America and the Caribbean',
    members: 'countries of Latin America and the Caribbean',
    codes: getCodes(
      'AG AR BB BO BR BS BZ CL CO CR CU DM DO EC GD GT GY HN HT JM KN LC MX NI PA PE PY SR SV TT UY VC VE',
    ),
    source: m49,
    aliases: ['latin america', 'latin american', 'latam'],
  },
  {
    key: 'south-america',
    name: 'South America',
    members: 'countries of South America',
    codes: getCodes('AR BO BR CL CO EC GY PE PY SR UY VE'),
    source: m49,
    aliases: ['south american'],
  },
  {
    key: 'caribbean',
    name: 'Caribbean',
    members: 'Caribbean countries',
    codes: getCodes('AG BB BS CU DM DO GD HT JM KN LC TT VC'),
    source: m49,
  },
  {
    key: 'sub-saharan-africa',
    name: 'Sub-Saharan Africa',
    members: 'countries of Sub-Saharan Africa',
    codes: getCodes(
      'AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW SC SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW',
    ),
    source: m49,
    aliases: ['subsaharan africa', 'sub-saharan'],
  },
  {
    key: 'western-asia',
    name: 'Western Asia',
    members: 'countries of Western Asia',
    codes: getCodes('AE AM AZ BH CY GE IL IQ JO KW LB OM PS QA SA SY TR YE'),
    source: m49,
    aliases: ['west asia', 'middle east', 'middle eastern'],
  },
]

/** The names of a group: with and without its abbreviation, which may also be its key. */
export function getGroupNames({ key, name, aliases = [] }: CountryGroup): readonly string[] {
  const [, plain = name, short = key] = /^(.+?)(?: \((.+)\))?$/.exec(name) ?? []
  return [name, plain, short, ...aliases]
}

/** @example findGroup('Middle East')?.key // 'western-asia' */
export function findGroup(text: string): CountryGroup | undefined {
  const lowerCaseName = text.toLowerCase()
  return countryGroups.find((group) =>
    getGroupNames(group).some((name) => name.toLowerCase() === lowerCaseName),
  )
}

/** The keys of the groups to which any of some countries belongs. */
export const getGroupKeys = (codes: readonly string[]): string[] =>
  countryGroups
    .filter((group) => codes.some((code) => group.codes.includes(code)))
    .map(({ key }) => key)

export const getGroup = (key: string | undefined): CountryGroup | undefined =>
  countryGroups.find((group) => group.key === key)

/** What the law requires of all members of a group, on a day. Undefined if it requires nothing. */
export function dutySentence(
  { codes, members, duty }: CountryGroup,
  day: string,
): string | undefined {
  if (!duty) return undefined
  const must = day > duty.until ? 'had to' : 'must'
  return `By law, all ${codes.length} ${members} ${must} ${duty.text} by ${formatDate(duty.until)}.`
}

/** The group on whose members a law imposes their duty, by the number of the law: `2024/1183`. */
export function groupWithDuty(officialName: string): CountryGroup | undefined {
  const [number] = /\d+\/\d+/.exec(officialName) ?? []
  return number === undefined
    ? undefined
    : countryGroups.find(({ duty }) => duty?.law.split(/[ ,]/).includes(number))
}
