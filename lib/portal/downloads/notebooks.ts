/** Notebooks that answer a question from the downloads (nbformat 4.5). They are in `notebooks/`, with their outputs. */
import 'server-only'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { readSettings } from '@/lib/env'

/** The names of the files, in the order of the page. Each is there in Python and, with `-r`, in R. */
const notebookNames = ['formats-by-year', 'wallet-suppliers', 'central-organizations'] as const
export type NotebookName = (typeof notebookNames)[number]

const Notebook = z.object({
  cells: z.array(
    z.object({
      cell_type: z.enum(['markdown', 'code']),
      source: z.array(z.string()),
      outputs: z.array(z.object({ text: z.array(z.string()) })).optional(),
    }),
  ),
})

/** The address in the files, which is replaced by that of the site. */
const sampleSite = 'https://atlas.example'

/** A notebook as text, with the address of this site. Undefined if there is none of this name. */
export function readNotebook(file: string): string | undefined {
  const name = notebookNames.find((name) =>
    [name, `${name}-r`].some((stem) => file === `${stem}.ipynb`),
  )
  if (!name) return undefined
  const text = readFileSync(path.join(process.cwd(), 'notebooks', file), 'utf8')
  return text.replaceAll(sampleSite, readSettings().SITE_URL)
}

export interface NotebookCell {
  code: string
  output: string
}

export interface NotebookView {
  name: NotebookName
  title: string
  text: string
  python: readonly NotebookCell[]
  r: readonly NotebookCell[]
}

function readCells(file: string) {
  const { cells } = Notebook.parse(JSON.parse(readNotebook(file) ?? ''))
  const markdown = cells.find(({ cell_type: type }) => type === 'markdown')?.source.join('') ?? ''
  const code = cells
    .filter(({ cell_type: type }) => type === 'code')
    .map(({ source, outputs = [] }) => ({
      code: source.join(''),
      output: outputs.flatMap(({ text }) => text).join(''),
    }))
  return { markdown, code }
}

export const listNotebooks = (): NotebookView[] =>
  notebookNames.map((name) => {
    const { markdown, code } = readCells(`${name}.ipynb`)
    const [title = '', ...text] = markdown.split('\n')
    return {
      name,
      title: title.replace(/^# /, ''),
      text: text.join('\n').trim(),
      python: code,
      r: readCells(`${name}-r.ipynb`).code,
    }
  })
