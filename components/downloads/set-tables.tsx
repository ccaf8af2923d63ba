import type { DownloadSet } from '@/lib/portal/downloads/downloads-view'
import { counted } from '@/lib/text/counted'
import { FileLinks } from './file-links'

function Tables({ title, tables }: DownloadSet) {
  return (
    <details className="border-rule border-b py-2">
      <summary className="cursor-pointer">
        {title} <span className="text-muted text-note">{counted(tables.length, 'table')}</span>
      </summary>
      <ul className="mt-2 mb-3 space-y-2">
        {tables.map(({ name, rows, links }) => (
          <li key={name} className="sm:grid sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
            <span className="[overflow-wrap:anywhere]">
              {name} <span className="text-muted text-note">{counted(rows, 'row')}</span>
            </span>
            <FileLinks links={links} of={name} />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The tables of the lists inside records. There are many, so they are collapsed at first. */
export function SetTables({ sets }: { sets: readonly DownloadSet[] }) {
  return (
    <div className="border-rule border-t">
      {sets
        .filter(({ tables }) => tables.length > 0)
        .map((set) => (
          <Tables key={set.name} {...set} />
        ))}
    </div>
  )
}
