import { PageMain } from '@/components/layout/page-main'
import { Prose } from '@/components/layout/prose'
import { ScrollRegion } from '@/components/layout/scroll-region'
import { Section } from '@/components/layout/section'
import { SiteLink } from '@/components/layout/site-link'
import type { NotebookCell, NotebookView } from '@/lib/portal/downloads/notebooks'
import './notebooks.css'

interface BlockProps {
  title: string
  notebook: string
  text: string
}

/** Code whose lines do not wrap, because indentation is significant in Python. */
function Block({ title, notebook, text }: BlockProps) {
  return (
    <figure className="notebook-cell">
      <figcaption>{title}</figcaption>
      <ScrollRegion label={`${title}: ${notebook}`}>
        <pre>{text}</pre>
      </ScrollRegion>
    </figure>
  )
}

interface CellsProps {
  cells: readonly NotebookCell[]
  language: string
  notebook: string
}

function Cells({ cells, language, notebook }: CellsProps) {
  return cells.map(({ code, output }, index) => (
    <div key={code}>
      <Block title={`${language}, step ${index + 1}`} notebook={notebook} text={code} />
      {output && (
        <Block
          title={`${language}, output of step ${index + 1}`}
          notebook={notebook}
          text={output}
        />
      )}
    </div>
  ))
}

function Notebook({ notebook: { name, title, text, python, r } }: { notebook: NotebookView }) {
  return (
    <Section id={name} title={title}>
      <Prose>
        <p>{text}</p>
        <p>
          Download: <a href={`/notebooks/${name}.ipynb`}>Python notebook</a>,{' '}
          <a href={`/notebooks/${name}-r.ipynb`}>R notebook</a>
        </p>
      </Prose>
      <Cells cells={python} language="Python" notebook={title} />
      <details className="mt-4">
        <summary className="cursor-pointer">The same in R</summary>
        <Cells cells={r} language="R" notebook={title} />
      </details>
    </Section>
  )
}

/** Examples of research with the downloads: the code and the output of each notebook. */
export function NotebooksPage({ notebooks }: { notebooks: readonly NotebookView[] }) {
  return (
    <PageMain title="Notebooks">
      <p className="mt-3 max-w-[42em] font-serif text-lede">
        Three questions answered from the <SiteLink href="/downloads">downloads</SiteLink>, without
        a key. The notebooks use only what ships with Python and R.
      </p>
      {notebooks.map((notebook) => (
        <Notebook key={notebook.name} notebook={notebook} />
      ))}
    </PageMain>
  )
}
