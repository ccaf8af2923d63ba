/** Runs the notebooks against the downloads of the server. `vitest -u` replaces their stored outputs. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testServer } from '../test-server'
import { ask, getText, openPage } from './served-page'

const names = ['formats-by-year', 'wallet-suppliers', 'central-organizations']
/** The program that runs the notebooks of a language, and the ending of their names. */
const languages = [
  { program: 'python3', ending: '', run: runPython },
  { program: 'Rscript', ending: '-r', run: runR },
]

/** Runs cells in one namespace, and prints what each of them has printed. */
const pythonRunner = `
import contextlib, io, json, sys
scope, outputs = {}, []
for cell in json.load(sys.stdin):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(cell, scope)
    outputs.append(printed.getvalue())
json.dump(outputs, sys.stdout)
`

interface Cell {
  cell_type: string
  source: string[]
  execution_count?: number | null
  outputs?: object[]
}

async function runPython(cells: readonly string[]): Promise<string[]> {
  const python = spawn('python3', ['-c', pythonRunner], { stdio: ['pipe', 'pipe', 'inherit'] })
  python.stdin.end(JSON.stringify(cells))
  return JSON.parse(await text(python.stdout))
}

/** Runs cells as one script, which prints values as a notebook shows them. */
async function runR(cells: readonly string[]): Promise<string[]> {
  const r = spawn('R', ['--vanilla', '--no-echo'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // The order of texts, and the form of other letters than English ones, depend on it.
  const locale = 'invisible(Sys.setlocale("LC_ALL", "C.UTF-8"))\n'
  r.stdin.end(locale + cells.join(`\ncat("${cellEnd}")\n`))
  return (await text(r.stdout)).split(cellEnd)
}
const cellEnd = '--- end of a cell ---'

const lines = (output: string): string[] => output.split(/(?<=\n)/).filter((line) => line !== '')

async function withOutputs(notebook: { cells: Cell[] }, run: typeof runR) {
  const code = notebook.cells.filter(({ cell_type: type }) => type === 'code')
  const sources = code.map(({ source }) =>
    source.join('').replaceAll('https://atlas.example', testServer.address),
  )
  const outputs = await run(sources)
  for (const [place, cell] of code.entries()) {
    const printed = lines(outputs[place] ?? '')
    cell.execution_count = place + 1
    cell.outputs =
      printed.length > 0 ? [{ name: 'stdout', output_type: 'stream', text: printed }] : []
  }
  return `${JSON.stringify(notebook, null, 1)}\n`
}

for (const { program, ending, run } of languages) {
  const isMissing = spawnSync(program, ['--version']).status !== 0
  test.skipIf(isMissing).each(names)(
    `${program}: the notebook %s has its stored outputs`,
    async (name) => {
      const file = `notebooks/${name}${ending}.ipynb`
      const stored = readFileSync(file, 'utf8')
      const [folder = ''] = /\/downloads\/[\d.]+/.exec(stored) ?? []
      // The server may still be generating the files of this version.
      const getStatus = async () => (await ask(`${folder}/SHA256SUMS`, { method: 'HEAD' })).status
      await expect.poll(getStatus, { timeout: 240_000 }).toBe(200)
      await expect(await withOutputs(JSON.parse(stored), run)).toMatchFileSnapshot(`../../${file}`)
    },
  )
}

test('The notebooks are on a page and as files, with the address of the site', async () => {
  const { document, main } = await openPage('/downloads/notebooks')
  for (const name of names) {
    for (const file of [`${name}.ipynb`, `${name}-r.ipynb`]) {
      expect(document.querySelector(`a[href="/notebooks/${file}"]`), file).not.toBeNull()
      const served = await (await ask(`/notebooks/${file}`)).text()
      expect(JSON.parse(served).nbformat).toBe(4)
      expect(served).not.toContain('atlas.example')
    }
  }
  expect(getText(main)).toContain('national wallets have a known supplier')
  expect((await ask('/notebooks/other.ipynb')).status).toBe(404)
})
