'use client'

import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import './verify.css'
import { sortChosen } from './chosen-files'
import { FilesView } from './files-view'
import { OutcomeView } from './outcome-view'
import { useFileCheck, useTools, useVerifier } from './use-checks'

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

/** Combines the checks of texts and of files. Only the last outcome is rendered. */
function useChecks({ versions }: VerifierProps) {
  const getTools = useTools()
  const text = useVerifier(getTools)
  const files = useFileCheck(getTools, versions)
  const [typed, setTyped] = useState('')
  /** An outcome is that of the text in the field, or of the files that were chosen last. */
  const clear = () => {
    text.clear()
    files.clear()
  }
  const checkText = (address: string, along?: readonly string[]) => {
    setTyped(address)
    files.clear()
    void text.check(address, along)
  }
  const changeText = (changed: string) => {
    setTyped(changed)
    clear()
  }
  const take = async (chosenFiles: readonly File[]) => {
    // The outcome of previous files is not that of these, which are still to be read.
    clear()
    const sorted = await sortChosen(chosenFiles)
    const [first, ...along] = sorted.texts
    if (sorted.data.length === 0) return first === undefined ? undefined : checkText(first, along)
    setTyped('')
    void files.check(sorted)
  }
  return { text, files, typed, changeText, checkText, take }
}

export function Verifier(props: VerifierProps) {
  const { text, files, typed, changeText, checkText, take } = useChecks(props)
  const isReady = useRequestedAddress(checkText)
  const { isOver, handlers } = useDrop((chosenFiles) => void take(chosenFiles))
  const isBusy = text.isBusy || files.isBusy
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
        <CredentialField value={typed} onChange={changeText} onPasted={checkText} />
        <div className="actions">
          <button type="submit" className="button strong" disabled={isBusy}>
            Check
          </button>
          <FileChoice take={(chosenFiles) => void take(chosenFiles)} />
        </div>
      </fieldset>
      <div role="status" aria-live="polite" aria-busy={isBusy}>
        {text.outcome && <OutcomeView outcome={text.outcome} since={text.since} />}
        {files.outcome && (
          <FilesView
            outcome={files.outcome}
            askSite={files.canAsk ? files.askSite : undefined}
            isBusy={isBusy}
          />
        )}
      </div>
    </form>
  )
}
