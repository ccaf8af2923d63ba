'use client'

import { type DragEvent, useRef, useState } from 'react'

/** Larger files cannot be credentials, and would only slow down the page. */
const maxBytes = 5_000_000

/** Receives the text of a file; an empty text if the file is too large. */
export type TakeText = (text: string) => void

const takeFile = async (file: File | undefined, take: TakeText): Promise<void> => {
  if (file) take(file.size > maxBytes ? '' : await file.text())
}

/** Handlers that accept a file dropped on an element, and whether one is being dragged over it. */
export function useDrop(take: TakeText) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      setOver(false)
      void takeFile(file, take)
    },
  }
  return { isOver, handlers }
}

export function FileChoice({ take }: { take: TakeText }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="plain" onClick={() => input.current?.click()}>
        Choose a file
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json,application/vc"
        hidden
        onChange={(event) => {
          void takeFile(event.target.files?.[0], take)
          event.target.value = ''
        }}
      />
    </>
  )
}
