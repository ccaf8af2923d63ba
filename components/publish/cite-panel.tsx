'use client'

import { fetchOk } from '@/components/fetch/fetch-json'
import { Panel } from '@/components/layout/panel'
import { citationFormats, recordFormats } from '@/lib/portal/publish/record-formats'
import { CopyButton } from './copy-button'

interface CitePanelProps {
  what: 'record' | 'dataset'
  /** The address of the citation files, without extension. */
  file: string
  apa: string
  chicago: string
}

const fetchText = async (address: string): Promise<string> => (await fetchOk(address)).text()

function Text({ style, text }: { style: string; text: string }) {
  return (
    <>
      <dt>
        {style} <CopyButton what={`the ${style} citation`} text={text} />
      </dt>
      <dd>{text}</dd>
    </>
  )
}

/**
 * How to cite a record or the dataset. A client component, because the payload of a page repeats the markup of server
 * components, but only the properties of client components.
 */
export function CitePanel({ what, file, apa, chicago }: CitePanelProps) {
  return (
    <Panel title={`Cite this ${what}`}>
      <dl className="cite">
        <Text style="APA" text={apa} />
        <Text style="Chicago" text={chicago} />
        <dt>
          BibTeX <CopyButton what="the BibTeX entry" text={() => fetchText(`${file}.bib`)} />
        </dt>
        <dd>
          {citationFormats.map((format) => (
            <a key={format} href={`${file}.${format}`}>
              {recordFormats[format].name}
            </a>
          ))}
        </dd>
      </dl>
    </Panel>
  )
}
