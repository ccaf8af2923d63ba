'use client'

import type { Stage } from './stage'
import { pngOf, svgOf } from './stage-image'

const button =
  'min-h-8 min-w-8 cursor-pointer rounded border border-rule bg-surface px-2 text-ink text-note hover:bg-accent-soft'

function save(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

interface StageToolsProps {
  stage: Stage
  credit: string
}

export function StageTools({ stage, credit }: StageToolsProps) {
  const savePng = async () => {
    const file = await pngOf(stage, credit)
    if (file) save(file, 'did-atlas-network.png')
  }
  return (
    <div className="screen-only absolute top-2 right-2 flex flex-wrap justify-end gap-1.5">
      <button
        type="button"
        className={button}
        aria-label="Zoom in"
        onClick={() => stage.zoom('in')}
      >
        +
      </button>
      <button
        type="button"
        className={button}
        aria-label="Zoom out"
        onClick={() => stage.zoom('out')}
      >
        −
      </button>
      <button type="button" className={button} onClick={() => stage.zoom('whole')}>
        Reset view
      </button>
      <button type="button" className={button} onClick={savePng}>
        Save PNG
      </button>
      <button
        type="button"
        className={button}
        onClick={() => save(svgOf(stage, credit), 'did-atlas-network.svg')}
      >
        Save SVG
      </button>
    </div>
  )
}
