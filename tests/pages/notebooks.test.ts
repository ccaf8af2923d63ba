/** Runs the notebooks against the downloads of the server. `vitest -u` replaces their stored outputs. */
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testServer } from '../test-server'
import { ask, getText, openPage } from './served-page'

const names = ['formats-by-year', 'wallet-suppliers', 'central-organizations']
const hasPython = spawnSync('python3', ['--version']).status === 0

/** Runs cells in one namespace, and prints what each of them has printed. */
const runner = `
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

async function runCells(cells: readonly string[]): Promise<string[]> {
  const python = spawn('python3', ['-c', runner], { stdio: ['pipe', 'pipe', 'inherit'] })
  python.stdin.end(JSON.stringify(cells))
  return JSON.parse(await text(python.stdout))
}

const lines = (output: string): string[] => output.split(/(?<=\n)/).filter((line) => line !== '')

async function withOutputs(notebook: { cells: Cell[] }) {
  const code = notebook.cells.filter(({ cell_type: type }) => type === 'code')
  const sources = code.map(({ source }) =>
    source.join('').replaceAll('https://atlas.example', testServer.address),
  )
  const outputs = await runCells(sources)
  for (const [place, cell] of code.entries()) {
    const printed = lines(outputs[place] ?? '')
    cell.execution_count = place + 1
    cell.outputs =
      printed.length > 0 ? [{ name: 'stdout', output_type: 'stream', text: printed }] : []
  }
  return `${JSON.stringify(notebook, null, 1)}\n`
}

for (const name of names) {
  test.skipIf(!hasPython)(`the notebook ${name} gives its stored outputs`, async () => {
    const file = `notebooks/${name}.ipynb`
    const stored = readFileSync(file, 'utf8')
    const [address = ''] = /\/downloads\/[^"\\]+/.exec(stored) ?? []
    // The server may still be generating the files of this version.
    const getStatus = async () => (await ask(address, { method: 'HEAD' })).status
    await expect.poll(getStatus, { timeout: 240_000 }).toBe(200)
    await expect(await withOutputs(JSON.parse(stored))).toMatchFileSnapshot(`../../${file}`)
  })
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
