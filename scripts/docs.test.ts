import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { CorrectionFile } from '@/lib/corrections/correction-file'
import { parseSettings, type SettingName } from '@/lib/env'
import { expectedValues } from '@/lib/setting-values'
import { ensureKeys } from '@/server/proof/did-keys'
import { keysIn } from '@/tests/fixtures/keys'
import { newFolder } from '@/tests/fixtures/new-folder'

const read = (file: string): string => readFileSync(file, 'utf8')
const filesIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => (path.extname(name) ? [path.join(folder, name)] : []))

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'data/README.md',
  '.github/pull_request_template.md',
  ...filesIn('docs'),
  ...filesIn('docs/decisions'),
  ...filesIn('.github/ISSUE_TEMPLATE'),
]
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** The anchors of a page's headings, as GitHub forms them. */
const anchors = (page: string): string[] =>
  [...read(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link to a file or a section has a target', () => {
  const links = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^):#]*)(?:#([^)]*))?\)/g)].map(([, to = '', anchor]) => ({
      page,
      target: to === '' ? page : path.join(path.dirname(page), to),
      anchor,
    })),
  )
  expect(links.length).toBeGreaterThan(50)
  const broken = links.filter(({ target, anchor }) => {
    if (!existsSync(target)) return true
    return anchor !== undefined && !(target.endsWith('.md') && anchors(target).includes(anchor))
  })
  expect(broken).toEqual([])
})

/** Cuts a path off before a placeholder such as `<family>` or `FAMILY`. */
const beforeGap = (name: string): string => name.replace(/[^/]*(?:[<*…]|[A-Z]{3}).*$/, '')

test('every path of the project in a page exists', () => {
  const folders = 'app|bench|components|data|docs|lib|scripts|server|tests'
  const form = new RegExp(`\`((?:${folders})/[^\`\\s:]*)\``, 'g')
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(form)].map(([, name = '']) => ({ page, name: beforeGap(name) })),
  )
  expect(named.length).toBeGreaterThan(30)
  const missing = named.filter(({ name }) => {
    const file = name.replace(/\/$/, '')
    return ![file, `${file}.md`].some((one) => existsSync(one))
  })
  expect(missing).toEqual([])
})

test('every command that a page or a workflow names is a script', () => {
  const builtIn = ['audit', 'ci', 'start', 'test']
  const named = [...pages, ...filesIn('.github/workflows')].flatMap((page) =>
    [...read(page).matchAll(/npm (?:run (?:--silent )?)?([a-z][a-z:]*)/g)].map(([, name = '']) => ({
      page,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(20)
  const unknown = named.filter(({ name }) => !builtIn.includes(name) && !(name in scripts))
  expect(unknown).toEqual([])
})

/** A comment, and the setting below it: systemd and podman allow no comment after a value. */
const settingForm = /^# .+\.\n#([A-Z_]+)=('[^'\n]*'|\S*)$/

test('.env.example has the settings of docs/settings.md in their order, each with its default or a valid example', () => {
  const [, ...groups] = read('.env.example').trim().split('\n\n')
  const parsed = groups.map((group) => {
    const [heading = '', ...lines] = group.split('\n')
    const settings = lines.flatMap((comment, index) => {
      if (index % 2 === 1) return []
      const [, name = '', value = ''] = settingForm.exec(`${comment}\n${lines[index + 1]}`) ?? []
      return [{ name: name as SettingName, value: value.replace(/^'|'$/g, '') }]
    })
    return { heading: heading.replace(/^## /, ''), settings }
  })
  const settings = parsed.flatMap((group) => group.settings)
  expect(settings.map(({ name }) => name).sort()).toEqual(Object.keys(expectedValues).sort())
  const defaults = parseSettings({})
  for (const { name, value } of settings) {
    const given = parseSettings({ [name]: value })[name]
    expect(given, name).toEqual(defaults[name] ?? given)
  }
  const documented = [...read('docs/settings.md').matchAll(/^## (.+)$|^\| `([A-Z_]+)`/gm)]
    .map(([, heading, name]) => heading ?? name)
    .filter((name) => name !== 'Former settings')
  const listed = parsed.flatMap(({ heading, settings: own }) => [
    heading,
    ...own.map(({ name }) => name),
  ])
  expect(listed).toEqual(documented)
})

test('.editorconfig matches the formatter', () => {
  const { formatter } = JSON.parse(read('biome.json')) as {
    formatter: { indentStyle: string; indentWidth?: number; lineWidth: number }
  }
  const [code = ''] = read('.editorconfig').split('[*.')
  expect(code).toContain(`indent_style = ${formatter.indentStyle}\n`)
  expect(code).toContain(`indent_size = ${formatter.indentWidth ?? 2}\n`)
  expect(code).toContain(`max_line_length = ${formatter.lineWidth}\n`)
})

test('the workflow pins each action by its commit and names its version', () => {
  const workflow = read('.github/workflows/ci.yml')
  const uses = [...workflow.matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
  expect(uses.length).toBeGreaterThan(0)
  expect(uses.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
    [],
  )
})

test('every issue form is valid, and has fields', () => {
  const forms = filesIn('.github/ISSUE_TEMPLATE').filter((file) => !file.endsWith('config.yml'))
  expect(forms).toHaveLength(5)
  for (const file of forms) {
    const form = parse(read(file)) as { name: string; description: string; body: { id?: string }[] }
    expect(form.name && form.description, file).toBeTruthy()
    const ids = form.body.flatMap(({ id }) => id ?? [])
    expect(new Set(ids).size, file).toBe(ids.length)
    expect(ids.length, file).toBeGreaterThan(1)
  }
})

/** Runs the block of `docs/operating.md` that begins with a text, with other folders. */
function runBlock(beginning: string, folders: { state: string; backup: string }): void {
  const blocks = [...read('docs/operating.md').matchAll(/```sh\n([\s\S]*?)```/g)]
  const found = blocks.filter(([, text = '']) => text.trimStart().startsWith(beginning))
  expect(found.length, beginning).toBe(1)
  const text = (found[0]?.[1] ?? '')
    .replaceAll('/var/lib/did-atlas', folders.state)
    .replaceAll('/backup', folders.backup)
    // Only root may change the owner of a file, and only to an existing user.
    .replace('-o did-atlas -g did-atlas', '')
  execFileSync('sh', ['-e', '-c', text])
}

test.skipIf(spawnSync('sqlite3', ['--version']).status !== 0)(
  'the documented backup succeeds on a new site, and restores API keys, signing keys and corrections',
  async () => {
    const folder = newFolder()
    const [state, backup] = [path.join(folder, 'state'), path.join(folder, 'backup')]
    const [keyFile, didFile, correctionFile] = [
      'keys.db',
      'did-keys.json',
      'corrections.ndjson',
    ].map((file) => path.join(state, file)) as [string, string, string]
    mkdirSync(state)
    runBlock('cd /var/lib/did-atlas && install -d', { state, backup })
    expect(readdirSync(backup)).toEqual([])

    const keys = await keysIn(keyFile)
    const { key } = await keys.create('Reader')
    await keys.close()
    const signing = ensureKeys(didFile)
    const right = 'It was launched in May 2021.'
    await new CorrectionFile(correctionFile).add({ record: 'projects/118', right, source: '' })
    runBlock('cd /var/lib/did-atlas && install -d', { state, backup })
    rmSync(state, { recursive: true })

    mkdirSync(state)
    // A journal that a killed server left behind would be applied to the restored file.
    writeFileSync(`${keyFile}-journal`, 'left behind')
    runBlock('rm -f /var/lib/did-atlas/keys.db-journal', { state, backup })
    expect(readdirSync(state).sort()).toEqual(['corrections.ndjson', 'did-keys.json', 'keys.db'])
    for (const file of readdirSync(state)) {
      expect(statSync(path.join(state, file)).mode & 0o777, file).toBe(0o600)
    }
    const restored = await keysIn(keyFile)
    expect(restored.find(key)?.name).toBe('Reader')
    await restored.close()
    expect(ensureKeys(didFile)).toEqual(signing)
    expect((await new CorrectionFile(correctionFile).read()).waiting).toMatchObject([{ right }])
  },
)
