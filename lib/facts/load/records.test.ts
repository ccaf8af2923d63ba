import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  adding,
  type Changes,
  getPlace,
  loadedWith,
  problemsWith,
  replacing,
} from '@/tests/fixtures/facts'
import { isLei, type RecordFamily, recordFamilies, recordSchemas } from './records'

const alpine = 'projects/alpine-id.yaml'
const consortium = 'projects/test-consortium.yaml'
const office = 'entities/zurich-test-office.yaml'

const only = async (changes: Changes): Promise<string> => {
  const problems = await problemsWith(changes)
  expect(problems).toHaveLength(1)
  return problems.join('\n')
}

type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema }

/** Returns the fields of a schema at any depth, such as `entities.source`. */
function getFields({ properties = {}, items }: JsonSchema, prefix = ''): string[] {
  if (items) return getFields(items, prefix)
  return Object.entries(properties).flatMap(([name, field]) => [
    prefix + name,
    ...getFields(field, `${prefix}${name}.`),
  ])
}

function fieldsIn(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, prefix))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, field]) => [
    prefix + name,
    ...fieldsIn(field, `${prefix}${name}.`),
  ])
}

test('the fixture has every field of every family', async () => {
  const { records } = await loadedWith()
  const used = (family: RecordFamily) =>
    new Set(records.filter((r) => r.family === family).flatMap((r) => fieldsIn(r.content)))
  expect(recordFamilies).not.toEqual([])
  for (const family of recordFamilies) {
    const schema = z.toJSONSchema(recordSchemas[family], { io: 'input', unrepresentable: 'any' })
    const fields = getFields(schema as JsonSchema)
    expect(fields.length, family).toBeGreaterThan(1)
    expect([...used(family)].sort(), family).toEqual([...new Set(fields)].sort())
  }
})

test('rejects dates that do not exist', async () => {
  for (const date of ['2023-02-30', '2023-13', 'soon', '2023-1', '23', '2023-00', '1066', '""']) {
    const problem = await only({ [alpine]: replacing('2024-03-05', date) })
    expect(problem, date).toContain(`${getPlace(alpine, '2024-03-05')}: launch_date: `)
    expect(problem, date).toContain(' is not a date. Write a year (2023), a month')
  }
})

test('accepts a review until today, and rejects a review in the future', async () => {
  const getReview = (day: string) => ({
    [alpine]: replacing('reviewed: 2026-11-20', `reviewed: ${day}`),
  })
  const today = new Date().toISOString().slice(0, 10)
  for (const day of ['2024-02-29', today, `"${today}"`]) {
    expect(await problemsWith(getReview(day)), day).toEqual([])
  }
  const inTwoDays = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  expect(await only(getReview(inTwoDays))).toContain('reviewed: is in the future. Give the day')
  for (const day of ['2026-02-30', '2026-11', '2026', 'today']) {
    expect(await only(getReview(day)), day).toMatch(/reviewed: is not (a day|of type string)/)
  }
})

test('accepts the end of a relation with its source, once it has passed', async () => {
  const harbour = 'projects/harbour-wallet.yaml'
  const source = '    until_source: https://harbour.example.org/move\n'
  const unsourced = await only({
    [harbour]: replacing(`    until: 2026-01\n${source}`, '    until: 2026-01\n'),
  })
  expect(unsourced).toContain('until: is given without the other. Give both until and until_source')
  expect(await only({ [harbour]: replacing('until: 2026-01', 'until: 2199-01') })).toContain(
    'until: is in the future. Add it once the relation has ended.',
  )
})

test('accepts a year, a month or a day, quoted or not', async () => {
  for (const date of ['2024', '"2024"', '2024-02', '2024-02-29', '1999-12-31']) {
    expect(await problemsWith({ [alpine]: replacing('2024-03-05', date) }), date).toEqual([])
  }
})

test('rejects country codes that ISO has not assigned', async () => {
  for (const code of ['XX', 'UK', 'ch', 'CHE', 'UN', '""']) {
    const problem = await only({ [office]: replacing('country: CH', `country: ${code}`) })
    expect(problem, code).toContain(
      `${getPlace(office, 'country: CH')}: country: "${code.replaceAll('"', '')}" is not an ISO 3166-1 alpha-2 country code.`,
    )
  }
})

test('accepts EU only as the country of an organization', async () => {
  const seat = replacing('country: CH', 'country: EU')
  expect(await problemsWith({ [office]: seat })).toEqual([])
  expect(await only({ [alpine]: replacing('- country: IS', '- country: EU') })).toContain(
    '"EU" is not an ISO 3166-1 alpha-2 country code.',
  )
})

test('rejects sources that are not http(s) URLs', async () => {
  for (const url of [
    'javascript:alert(1)',
    'ftp://files.example.org/a',
    'https://intranet/a',
    'www.example.org',
    'https://example.org/a b',
    'https://example.org/<script>',
    'data:text/html,x',
    '//example.org',
    '""',
  ]) {
    const source = replacing('source: https://alpine-id.example.org/jose', `source: ${url}`)
    const problem = await only({ [alpine]: source })
    const place = getPlace(alpine, 'source: https://alpine-id.example.org/jose')
    expect(problem, url).toContain(`${place}: persons.1.source: `)
    expect(problem, url).toContain('is not an http(s) URL. Give the full address')
  }
})

test('rejects a project that meets no inclusion criterion', async () => {
  for (const criteria of ['{}', '{claims_ssi: {value: false, sources: [https://a.example.org]}}']) {
    const text = `id: 9\ntitle: Nothing\ntype: DID Project\nkind: Wallet\nlevel: National\nai_description: None.\nentities: []\ninclusion_criteria: ${criteria}\n`
    expect(await only({ 'projects/nothing.yaml': text })).toContain(
      'data/projects/nothing.yaml:8: inclusion_criteria: meets no inclusion criterion. Set one of uses_did_or_vc,',
    )
  }
})

test('rejects a criterion without a source', async () => {
  const unsourced = replacing('sources: [https://consortium.example.org/partners]', 'sources: []')
  expect(await only({ [consortium]: unsourced })).toContain(
    `${getPlace(consortium, 'sources:')}: inclusion_criteria.has_known_partners.sources: is empty.`,
  )
})

test('rejects a status that does not fit the type', async () => {
  expect(await only({ [consortium]: replacing('status: Active', 'status: Pilot') })).toContain(
    `${getPlace(consortium, 'status:')}: status: "Pilot" does not fit a Consortium. Use Active, Inactive.`,
  )
  expect(await only({ [alpine]: replacing('status: Launched', 'status: Inactive') })).toContain(
    '"Inactive" does not fit a DID Project. Use Announced, Pilot, Launched, Discontinued.',
  )
  expect(await only({ [alpine]: replacing('status: Launched', 'status: Failed') })).toContain(
    `${getPlace(alpine, 'status:')}: status: `,
  )
})

test('rejects an LEI with a wrong check digit', async () => {
  expect(await only({ [office]: replacing('TEST069', 'TEST068') })).toContain(
    `${getPlace(office, 'lei:')}: lei: "0000SYNTHETICTEST068" is not a valid LEI`,
  )
})

test('rejects coordinates that are not on Earth', async () => {
  for (const latitude of ['90.001', '-91', 'north']) {
    const problem = await only({ [office]: replacing('47.37', latitude) })
    expect(problem, latitude).toContain(`${getPlace(office, 'latitude:')}: coordinates.latitude: `)
  }
  for (const longitude of ['180.5', '-181']) {
    const problem = await only({ [office]: replacing('8.54', longitude) })
    expect(problem, longitude).toContain(
      `${getPlace(office, 'longitude:')}: coordinates.longitude: `,
    )
  }
  const edge = (text: string) => replacing('8.54', '-180')(replacing('47.37', '90')(text))
  expect(await problemsWith({ [office]: edge })).toEqual([])
})

test('rejects ids that are not positive integers', async () => {
  for (const id of ['0', '-1', '1.5', 'one', '"1"', '9007199254740993']) {
    const problem = await only({ 'industries/new.yaml': `id: ${id}\nname: New\n` })
    expect(problem, id).toContain('industries/new.yaml:1: id: ')
  }
})

test('rejects empty texts', async () => {
  for (const name of ['""', '"  "', '"\\n"']) {
    const problem = await only({ 'industries/new.yaml': `id: 9\nname: ${name}\n` })
    expect(problem, name).toContain('industries/new.yaml:2: name: is empty.')
  }
})

test('rejects the name of a DID method with the prefix', async () => {
  const problem = await only({ 'did-methods/new.yaml': 'id: 9\nname: did:new\n' })
  expect(problem).toContain('did-methods/new.yaml:2: name: is not the name of a DID method.')
})

test('rejects a regulation with both a country and a region', async () => {
  const both = adding('region: {title: European Union, abbreviation: EU}')
  expect(await only({ 'regulations/swiss-test-act.yaml': both })).toContain(
    'swiss-test-act.yaml:4: region: cannot be combined with a country.',
  )
})

test('rejects a region without countries', async () => {
  const problem = await only({ 'regions/new.yaml': 'id: 9\ntitle: Nowhere\n' })
  expect(problem).toContain('regions/new.yaml:1: countries: is empty.')
})

test('names an unknown field, at any depth, with its line', async () => {
  expect(await only({ [office]: adding('adress: Teststrasse 1') })).toContain(
    `${office}:13: unknown field "adress". data/README.md lists the fields`,
  )
  expect(await only({ [alpine]: replacing('role: Chair', 'rôle: Chair') })).toContain(
    `${getPlace(alpine, 'role: Chair')}: persons.0: unknown field "rôle".`,
  )
})

test('rejects contact data of people', async () => {
  expect(await only({ 'people/third.yaml': 'id: 9\nname: X\nemail: x@example.org\n' })).toContain(
    'unknown field "email"',
  )
})

test('rejects a fact without a source', async () => {
  const without = replacing('launch_date_source: https://example.org/harbour\n', '')
  expect(await only({ 'projects/harbour-wallet.yaml': without })).toContain(
    'launch_date: has no launch_date_source. Give the page on which you saw it, or remove the fact.',
  )
})

test('rejects an end date of a relation that has not ended', async () => {
  const end = 'end_date: 2025\nend_date_source: https://a.example.org'
  expect(await only({ [alpine]: adding(end) })).toContain(
    'end_date: is of something that has not ended. Set the status Discontinued, or remove it.',
  )
  expect(await only({ [consortium]: adding(end) })).toContain('Set the status Inactive')
  expect(await only({ 'projects/orchard-badge.yaml': adding(end) })).toContain('end_date: ')
  const ended = replacing('status: Active', `status: Inactive\n${end}`)
  expect(await problemsWith({ [consortium]: ended })).toEqual([])
})

test('rejects a source or a date of a missing status', async () => {
  const badge = 'projects/orchard-badge.yaml'
  expect(await only({ [badge]: adding('status_source: https://a.example.org') })).toContain(
    'status_source: is the source of no status.',
  )
  expect(await only({ [badge]: adding('status: Pilot\nstatus_date: 2025') })).toContain(
    'status_date: has no status_source.',
  )
})

test('rejects criteria of inclusion that contradict the standards and methods of the record', async () => {
  const passport = 'projects/meadow-passport.yaml'
  const method =
    'did_methods:\n  - did_method: synthetic\n    source: https://meadow.example.org/method'
  expect(await only({ [passport]: adding(method) })).toContain(
    'inclusion_criteria.uses_did_or_vc: is not true, but the record names did:synthetic. Set it to true with its sources, or remove did:synthetic.',
  )
  const standard = (type: string) => ({
    'standards/keri.yaml': 'id: 99\ntitle: KERI\n',
    [passport]: adding(
      `standards:\n  - standard: keri\n    type: ${type}\n    source: https://meadow.example.org/keri`,
    ),
  })
  expect(await only(standard('Follows'))).toContain('is not true, but the record names keri.')
  expect(await problemsWith(standard('Management'))).toEqual([])
})

test('rejects an exception for a project that needs none', async () => {
  const exception = adding('  exception_reason: It is old.')
  expect(await only({ 'projects/harbour-wallet.yaml': exception })).toContain(
    'inclusion_criteria.exception_reason: is for projects without any use of DIDs or verifiable credentials, but the record names did:synthetic. Remove one of the two.',
  )
})

test('accepts identifiers of the LEI register, and no malformed or mistyped ones', () => {
  // The published identifiers of GLEIF and two banks.
  for (const lei of ['506700GE1G29325QX363', '7LTWFZYICNSX8D621K86', 'HWUPKR0MPOU8FGXBT394']) {
    expect(isLei(lei), lei).toBe(true)
  }
  for (const lei of [
    '',
    '507600GE1G29325QX363',
    '506700GE1G29325QX36',
    '506700GE1G29325QX3631',
    '506700ge1g29325qx363',
    '506700GE1G29325QX363\n',
    '506700GE1G29325QXAB3',
    '506700GE-G29325QX363',
  ]) {
    expect(isLei(lei), JSON.stringify(lei)).toBe(false)
  }
})
