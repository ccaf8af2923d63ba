'use client'

import './verify.css'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { OutcomeView } from './outcome-view'
import { useVerifier } from './use-verifier'

/** Larger files are no credentials, and would only make the page slow. */
const maxBytes = 5_000_000

/** The path behind `#`, by which links ask for a check. */
const askedByAddress = (): string => {
  const fragment = decodeURIComponent(window.location.hash.slice(1))
  return fragment.startsWith('/') ? fragment : ''
}

function useDrop(take: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const isFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!isFile(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      if (!file) return
      event.preventDefault()
      setOver(false)
      take(file)
    },
  }
  return { isOver, handlers }
}

/** Takes a credential by paste, by file or by address, and says what it is worth. */
export function Verifier() {
  const { outcome, since, isBusy, check } = useVerifier()
  const [typed, setTyped] = useState('')
  const id = useId()
  const file = useRef<HTMLInputElement>(null)

  const checkNow = (text: string) => {
    setTyped(text)
    void check(text)
  }
  const take = async (chosen: File | undefined) => {
    if (chosen) checkNow(chosen.size > maxBytes ? '' : await chosen.text())
  }
  const { isOver, handlers } = useDrop(take)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once, and when it changes.
  useEffect(() => {
    const checkAddress = () => {
      const asked = askedByAddress()
      if (asked) checkNow(window.location.origin + asked)
    }
    checkAddress()
    window.addEventListener('hashchange', checkAddress)
    return () => window.removeEventListener('hashchange', checkAddress)
  }, [])

  return (
    <form
      className="verifier screen-only"
      data-over={isOver || undefined}
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault()
        void check(typed)
      }}
    >
      <label htmlFor={id}>Credential, or the address of a record</label>
      <textarea
        id={id}
        value={typed}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => setTyped(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (typed.trim() !== '' || pasted.trim() === '') return
          event.preventDefault()
          checkNow(pasted)
        }}
      />
      <p id={`${id}-hint`} className="text-muted text-note">
        Paste it, or drop a file here. It stays in your browser.
      </p>
      <div className="actions">
        <button type="submit" disabled={isBusy}>
          Check
        </button>
        <button type="button" className="plain" onClick={() => file.current?.click()}>
          Choose a file
        </button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json,application/vc"
          hidden
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      <div role="status" aria-live="polite" aria-busy={isBusy}>
        {outcome && <OutcomeView outcome={outcome} since={since} />}
      </div>
    </form>
  )
}
