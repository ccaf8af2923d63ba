'use client'

import { type DragEvent, useRef, useState } from 'react'

/** Larger files are no credentials, and would only make the page slow. */
const maxBytes = 5_000_000

/** Hands on the text of a file; that of one which is too large is empty. */
export type TakeText = (text: string) => void

const takeFile = async (file: File | undefined, take: TakeText): Promise<void> => {
  if (file) take(file.size > maxBytes ? '' : await file.text())
}

/** Files that are dropped on an element with these handlers. */
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
