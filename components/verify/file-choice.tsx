'use client'

import { type DragEvent, useRef, useState } from 'react'

export type TakeFiles = (files: readonly File[]) => void

/** Handlers that accept files dropped on an element, and whether any are being dragged over it. */
export function useDrop(take: TakeFiles) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault()
      setOver(false)
      take(files)
    },
  }
  return { isOver, handlers }
}

export function FileChoice({ take }: { take: TakeFiles }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="plain" onClick={() => input.current?.click()}>
        Choose files
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
