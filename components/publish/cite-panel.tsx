'use client'

import { useId } from 'react'
import { Panel } from '@/components/layout/section'
import { citationFormats, recordFormats } from '@/lib/portal/publish/record-formats'
import { CopyButton } from './copy-button'

export interface CitePanelProps {
  what: 'page' | 'dataset' | 'chart'
  /** The address of the citation files, without extension. */
  file: string
  apa: string
  chicago: string
  bibtex: string
}

/**
 * How to cite a record, a chart or the dataset. The tabs are radio buttons, so they work without scripts. It is a client
 * component because the payload of a page repeats the markup of server components, but only the properties of client
 * components.
 */
export function CitePanel({ what, file, apa, chicago, bibtex }: CitePanelProps) {
  const id = useId()
  const styles = { APA: apa, Chicago: chicago, BibTeX: bibtex }
  return (
    <Panel title={`Cite this ${what}`}>
      <fieldset className="cite cite-tabs">
        <legend className="sr-only">Citation style</legend>
        {Object.entries(styles).map(([style, text]) => (
          <div key={style} className="cite-style">
            <label>
              <input type="radio" name={id} defaultChecked={style === 'APA'} className="sr-only" />
              {style}
            </label>
            <div className="cite-text">
              <p className={style === 'BibTeX' ? 'entry' : undefined}>{text.trim()}</p>
              <CopyButton what={`the ${style} citation`} text={text} />
            </div>
          </div>
        ))}
      </fieldset>
      <p className="cite-files">
        Files:{' '}
        {citationFormats.map((format) => (
          <a key={format} href={`${file}.${format}`}>
            {recordFormats[format].name}
          </a>
        ))}
      </p>
    </Panel>
  )
}
