'use client'

import './verify.css'
import { useEffect, useState } from 'react'
import { sortChosen } from './chosen-files'
import { CredentialField } from './credential-field'
import { FileChoice, useDrop } from './file-choice'
import { FilesView } from './files-view'
import { OutcomeView } from './outcome-view'
import { useFileCheck } from './use-file-check'
import { useTools } from './use-tools'
import { useVerifier } from './use-verifier'

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
      const asked = getRequestedAddress()
      if (asked) ask(asked)
    }
    setReady(true)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return isReady
}

interface VerifierProps {
  /** The versions that this site has signed, newest first. */
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
  const checkText = (asked: string, along?: readonly string[]) => {
    setTyped(asked)
    files.clear()
    void text.check(asked, along)
  }
  const changeText = (changed: string) => {
    setTyped(changed)
    clear()
  }
  const take = async (chosen: readonly File[]) => {
    // The outcome of previous files is not that of these, which are still to be read.
    clear()
    const sorted = await sortChosen(chosen)
    const [first, ...along] = sorted.texts
    if (sorted.data.length === 0) return first === undefined ? undefined : checkText(first, along)
    setTyped('')
    void files.check(sorted)
  }
  return { text, files, typed, changeText, checkText, take }
}

/**
 * Accepts credentials, which can be pasted, chosen as files or named by address, and data files. Checks them and shows
 * the outcome.
 */
export function Verifier(props: VerifierProps) {
  const { text, files, typed, changeText, checkText, take } = useChecks(props)
  const isReady = useRequestedAddress(checkText)
  const { isOver, handlers } = useDrop((chosen) => void take(chosen))
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
          <button type="submit" disabled={isBusy}>
            Check
          </button>
          <FileChoice take={(chosen) => void take(chosen)} />
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
