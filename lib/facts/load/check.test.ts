import { expect, test } from 'vitest'
import { adding, getPlace, loadedWith, problemsWith, replacing } from '@/tests/fixtures/facts'
import { checkFacts } from './check'
import { recordFamilies } from './records'

const alpine = 'projects/alpine-id.yaml'
const office = 'entities/zurich-test-office.yaml'

test('finds no problem in valid facts', async () => {
  const { checked, problems } = checkFacts(await loadedWith())
  expect(problems).toEqual([])
  expect(checked?.dataset.title).toBe('Synthetic test dataset')
  expect(checked?.facts['did-methods'].get('Sample9')?.id).toBe(2)
  expect([...(checked?.facts.entities.keys() ?? [])]).toContain('zurich-test-office')
})

test('rejects an empty record in every family', async () => {
  expect(recordFamilies).not.toEqual([])
  for (const family of recordFamilies) {
    const problems = await problemsWith({ [`${family}/empty.yaml`]: '{}\n' })
    expect(problems.join('\n'), family).toContain(`data/${family}/empty.yaml:1: id: `)
  }
})

test('rejects records that are not a map of fields, and names the form that a value should have', async () => {
  const ofValue = 'Correct the value; data/README.md says what it may be.'
  const faults = {
    'is empty. Fill it in or remove it.': ['', 'null\n'],
    [`should be a map of fields. ${ofValue}`]: ['[]\n', '12\n', 'text\n'],
  }
  for (const [fault, texts] of Object.entries(faults)) {
    for (const text of texts) {
      const problems = await problemsWith({ 'people/new.yaml': text })
      expect(problems, text).toEqual([`data/people/new.yaml:1: record: ${fault}`])
    }
  }
  const launch = 'launch_date: 2024-03-05'
  expect(await problemsWith({ [alpine]: replacing(launch, 'launch_date:') })).toEqual([
    `${getPlace(alpine, launch)}: launch_date: is empty or has the wrong form. ${ofValue}`,
  ])
})

test('names an unknown reference and suggests the most similar one', async () => {
  const problems = await problemsWith({
    [alpine]: replacing('person: jose-prueba', 'person: jose-pureba'),
  })
  expect(problems).toEqual([
    `${getPlace(alpine, 'person: jose-prueba')}: persons.1.person: no record "jose-pureba" in people/. Did you mean "jose-prueba"? Otherwise add people/jose-pureba.yaml.`,
  ])
})

test('checks the references of every family', async () => {
  const problems = await problemsWith({
    'dlt-instances/quiet-net.yaml': adding('operator: nobody\ndlt: nothing'),
    'did-methods/sample.yaml': adding(
      'dlt_instances:\n  - dlt_instance: nowhere\n    source: https://a.example.org',
    ),
    [alpine]: replacing('did_method: synthetic', 'did_method: sample'),
  })
  expect(problems.map((problem) => problem.split('. ')[0])).toEqual([
    'data/did-methods/sample.yaml:4: dlt_instances.0.dlt_instance: no record "nowhere" in dlt-instances/',
    'data/dlt-instances/quiet-net.yaml:3: operator: no record "nobody" in entities/',
    'data/dlt-instances/quiet-net.yaml:4: dlt: no record "nothing" in dlts/',
    `${getPlace(alpine, 'did_method: synthetic')}: did_methods.0.did_method: no record "sample" in did-methods/`,
  ])
})

test('suggests nothing if a family has no records', async () => {
  const problems = await problemsWith({
    'regions/test-union.yaml': null,
    'dlts/test-ledger.yaml': null,
    'dlts/open-ledger.yaml': null,
  })
  expect(problems).toEqual([
    'data/dlt-instances/test-ledger-mainnet.yaml:5: dlt: no record "test-ledger" in dlts/. Add dlts/test-ledger.yaml.',
  ])
})

test('reports a duplicate id with both files', async () => {
  expect(await problemsWith({ 'people/third.yaml': 'id: 1\nname: Third Person\n' })).toEqual([
    'data/people/third.yaml:1: id: "1" is already used by people/ada-example.yaml. Give the newer record the id 3.',
  ])
})

test('allows the same id in two families', async () => {
  expect(await problemsWith({ 'people/third.yaml': 'id: 3\nname: Third Person\n' })).toEqual([])
})

test('reports names that differ only in case and diacritics', async () => {
  const problems = await problemsWith({
    'entities/again.yaml': 'id: 9\nname: ZURICH test  office\ntype: [Public]\ncountry: CH\n',
    'standards/again.yaml': 'id: 9\ntitle: Test Crédential Format\n',
  })
  expect(problems).toEqual([
    expect.stringContaining(
      'data/entities/zurich-test-office.yaml:2: name: "Zürich Test Office" is already used by entities/again.yaml.',
    ),
    expect.stringContaining(
      'data/standards/test-credential-format.yaml:2: title: "Test Credential Format" is already used by standards/again.yaml.',
    ),
  ])
})

test('reports one website of two organizations or two projects, however it is written', async () => {
  const copy = (website: string) =>
    `id: 9\nname: Copy\ntype: [Public]\ncountry: CH\nwebsite: ${website}\n`
  for (const website of [
    'https://labs.example.org/',
    'http://www.labs.example.org',
    'https://LABS.example.org//',
  ]) {
    expect(await problemsWith({ 'entities/zz-copy.yaml': copy(website) }), website).toEqual([
      expect.stringMatching(
        /^data\/entities\/zz-copy\.yaml:5: website: ".+" is already used by entities\/example-labs\.yaml\. Merge/,
      ),
    ])
  }
  const other = copy('https://labs.example.org/other')
  expect(await problemsWith({ 'entities/zz-copy.yaml': other })).toEqual([])
  const ofProject = copy('https://alpine-id.example.org')
  expect(await problemsWith({ 'entities/zz-copy.yaml': ofProject })).toEqual([])
  expect(
    await problemsWith({
      'projects/test-consortium.yaml': replacing('//consortium.', '//alpine-id.'),
    }),
  ).toEqual([expect.stringContaining('is already used by projects/alpine-id.yaml.')])
})

test('reports one official name of two laws of one place, regardless of the order of its parts', async () => {
  const inUnion = 'region:\n  title: European Union\n  abbreviation: EU'
  const law = (name: string, place = inUnion) =>
    `id: 9\ntitle: Copy\nofficial_name: ${name}\n${place}\n`
  expect(
    await problemsWith({
      'regulations/zz-copy.yaml': law('"On nothing, (T.U.) Regulation 2026/0"'),
    }),
  ).toEqual([
    'data/regulations/zz-copy.yaml:3: official_name: "On nothing, (T.U.) Regulation 2026/0" is already used by regulations/union-test-regulation.yaml. Merge the records if they are about the same thing; otherwise correct the official name of one.',
  ])
  for (const other of [
    law('Regulation (TU) 2026/1 on nothing'),
    law('Regulation (TU) 2026/0 on nothing', 'country: CH'),
  ]) {
    expect(await problemsWith({ 'regulations/zz-copy.yaml': other })).toEqual([])
  }
})

test('reports one LEI of two organizations', async () => {
  const copy = 'id: 9\nname: Copy\ntype: [Public]\nlei: 0000SYNTHETICTEST069\ncountry: CH\n'
  expect(await problemsWith({ 'entities/zz-copy.yaml': copy })).toEqual([
    'data/entities/zz-copy.yaml:4: lei: "0000SYNTHETICTEST069" is already used by entities/zurich-test-office.yaml. Merge the records if they are about the same thing; otherwise correct the LEI of one.',
  ])
})

test('allows two networks to share the site of their operator', async () => {
  const network = 'id: 9\nname: Other Ledger\nwebsite: https://mainnet.ledger.example.org\n'
  expect(await problemsWith({ 'dlt-instances/other.yaml': network })).toEqual([])
})

test('reports a DID method that two files define', async () => {
  for (const name of ['synthetic', 'Synthetic']) {
    const problems = await problemsWith({ 'did-methods/zz-copy.yaml': `id: 3\nname: ${name}\n` })
    expect(problems, name).toEqual([
      expect.stringContaining(
        `data/did-methods/zz-copy.yaml:2: name: "${name}" is already used by did-methods/synthetic.yaml.`,
      ),
    ])
  }
})

test('reports the problems of many records together, by file and line', async () => {
  const problems = await problemsWith({
    'dataset.yaml': replacing('date: 2026-01-02', 'date: soon'),
    [office]: (text) =>
      adding('websites: https://a.example.org')(replacing('country: CH', 'country: XX')(text)),
    'people/Ada.yaml': 'id: 7\nname: Wrong Name\n',
    'people/third.yaml': 'id: 1\nname: "unclosed\n',
    'people/twice.yaml': 'id: 2\nname: Twice Prueba\n',
    [alpine]: (text) =>
      replacing(
        'website: https://www.alpine-id',
        'website: javascript:alpine-id',
      )(replacing('entity: example-labs', 'entity: example-lab')(text)),
  })
  expect(problems.map((problem) => problem.split(/(?<=:\d+: )/)[0])).toEqual([
    'data/dataset.yaml:3: ',
    `${getPlace(office, 'country: CH')}: `,
    'data/entities/zurich-test-office.yaml:13: ',
    'data/people/Ada.yaml:1: ',
    'data/people/third.yaml:3: ',
    'data/people/twice.yaml:1: ',
    `${getPlace(alpine, 'website:')}: `,
    `${getPlace(alpine, 'entity: example-labs')}: `,
  ])
})

test('reports an audit that is not named by a day, or has an unknown verdict', async () => {
  const audit = (verdict: string) =>
    `draws:\n  - seed: 1\n    facts:\n      - project: alpine-id\n        field: launch_date\n        value: '2024'\n        source: https://a.example.org\n        verdict: ${verdict}\n        why: It says so.\n`
  expect(await problemsWith({ 'audits/2026-11-22.yaml': audit('plausible') })).toEqual([])
  expect(
    await problemsWith({
      'audits/first.yaml': audit('plausible'),
      'audits/2026-11-22.yaml': audit('probable'),
    }),
  ).toEqual([
    expect.stringMatching(
      /^data\/audits\/2026-11-22\.yaml:8: draws\.0\.facts\.0\.verdict: is not an allowed value/,
    ),
    expect.stringMatching(
      /^data\/audits\/first\.yaml:1: is not an audit\. Name the file by its day/,
    ),
  ])
})

const hiddenCharacters: Record<string, string> = {
  'U+0000': '\\0',
  'U+0001': '\\x01',
  'U+000D': '\\r',
  'U+007F': '\\x7f',
  'U+0085': '\\N',
  'U+202E': '\u202e',
  'U+2066': '\\u2066',
  'U+D800': '\\ud800',
}

for (const [name, written] of Object.entries(hiddenCharacters)) {
  test(`rejects the hidden character ${name} in a text, with its line`, async () => {
    const title = 'title: Alpine ID'
    const problems = await problemsWith({
      [alpine]: replacing(title, `title: "Alpine${written} ID"`),
    })
    expect(problems).toEqual([
      `${getPlace(alpine, title)}: has the invisible character ${name} in a text. Type the text again without it.`,
    ])
  })
}

test('accepts line breaks, tabs and right-to-left text', async () => {
  const text = 'title: "Alpine\\tID\\n\u200fה\u200e"'
  expect(await problemsWith({ [alpine]: replacing('title: Alpine ID', text) })).toEqual([])
})

test('rejects a name or title of more than 300 characters, with its line', async () => {
  const [title, name] = ['title: Alpine ID', 'name: Ada Example']
  const long = (characters: number) => 'x'.repeat(characters)
  const person = 'people/ada-example.yaml'
  const problems = await problemsWith({
    [alpine]: replacing(title, `title: ${long(10_000)}`),
    [person]: replacing(name, `name: ${long(301)}`),
  })
  const remedy = 'Shorten it to at most 300; longer text belongs in a description.'
  expect(problems).toEqual([
    `${getPlace(person, name)}: name: is 301 characters long. ${remedy}`,
    `${getPlace(alpine, title)}: title: is 10000 characters long. ${remedy}`,
  ])
  expect(await problemsWith({ [person]: replacing(name, `name: ${long(300)}`) })).toEqual([])
})

test('rejects words that other programs read as true or false, and accepts them in quotes', async () => {
  for (const word of ['NO', 'no', 'Yes', 'on', 'off', 'y']) {
    const problems = await problemsWith({ [alpine]: replacing('Alpine ID', word) })
    expect(problems, word).toEqual([
      `${getPlace(alpine, 'Alpine ID')}: has ${word} without quotes, which YAML 1.1 parsers read as true or false. Write "${word}".`,
    ])
    const quoted = replacing('Alpine ID', `"${word}"`)
    expect(await problemsWith({ [alpine]: quoted }), word).toEqual([])
  }
})
