'use client'

import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import './verify.css'
import { FilesView } from './files-view'
import { OutcomeView } from './outcome-view'
import { useChecks } from './use-checks'

interface CredentialFieldProps {
  value: string
  onChange: (text: string) => void
  onPasted: (text: string) => void
}

function CredentialField({ value, onChange, onPasted }: CredentialFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        Signed copy (a page with a digital signature), or the address of a page
      </label>
      <textarea
        id={id}
        value={value}
        rows={7}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          if (value.trim() !== '' || pasted.trim() === '') return
          event.preventDefault()
          onPasted(pasted)
        }}
      />
      <p id={`${id}-hint`} className="text-muted text-note">
        Paste the text or the address, or drop files here. Your browser checks them: nothing is
        uploaded. If you paste an address, your browser fetches the document from there.
      </p>
    </>
  )
}

type TakeFiles = (files: readonly File[]) => void

/** Handlers that accept files dropped on an element, and whether any are being dragged over it. */
function useDrop(take: TakeFiles) {
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

function FileChoice({ take }: { take: TakeFiles }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button h-11" onClick={() => input.current?.click()}>
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

/** The address after `#`, with which links request a check; an empty string if there is none. */
const getRequestedAddress = (): string => {
  const fragment = window.location.hash.slice(1)
  return /^\/[\w./?=-]+$/.test(fragment) ? window.location.origin + fragment : ''
}

/**
 * Starts the check named in the address, initially and whenever that changes. Returns true once the page can be used.
 */
function useRequestedAddress(ask: (address: string) => void): boolean {
  const [isReady, setReady] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `ask` function is not a reason to check again.
  useEffect(() => {
    const read = () => {
      const address = getRequestedAddress()
      if (address) ask(address)
    }
    setReady(true)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return isReady
}

interface VerifierProps {
  versions: readonly string[]
}

export function Verifier({ versions }: VerifierProps) {
  const { typed, checked, isBusy, clear, ...checks } = useChecks(versions)
  const checkText = (text: string) => void checks.checkText(text)
  const take = (chosenFiles: readonly File[]) => void checks.checkFiles(chosenFiles)
  const isReady = useRequestedAddress(checkText)
  const { isOver, handlers } = useDrop(take)
  return (
    <form
      className="verifier screen-only"
      data-over={isOver || undefined}
      {...handlers}
      onSubmit={(event) => {
        event.preventDefault()
        checkText(typed)
      }}
    >
      <fieldset disabled={!isReady}>
        <CredentialField value={typed} onChange={clear} onPasted={checkText} />
        <div className="actions">
          <button type="submit" className="button strong" disabled={isBusy}>
            Check
          </button>
          <FileChoice take={take} />
        </div>
      </fieldset>
      <div role="status" aria-live="polite" aria-busy={isBusy}>
        {checked && 'text' in checked && (
          <OutcomeView outcome={checked.text} since={checked.since} />
        )}
        {checked && 'files' in checked && (
          <FilesView
            outcome={checked.files}
            askSite={versions.length > 0 ? checks.askSite : undefined}
            isBusy={isBusy}
          />
        )}
      </div>
    </form>
  )
}
