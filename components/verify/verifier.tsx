'use client'

import './verify.css'
import { useEffect, useState } from 'react'
import { CredentialField } from './credential-field'
import { FileChoice, useDrop } from './file-choice'
import { OutcomeView } from './outcome-view'
import { useVerifier } from './use-verifier'

/** The address after `#`, with which links request a check; an empty string if there is none. */
const askedByAddress = (): string => {
  const fragment = window.location.hash.slice(1)
  return /^\/[\w./?=-]+$/.test(fragment) ? window.location.origin + fragment : ''
}

/** Requests the check named in the address, at the start and whenever it changes. True once the page can be used. */
function useAskedByAddress(ask: (address: string) => void): boolean {
  const [isReady, setReady] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `ask` is no reason to check again.
  useEffect(() => {
    const read = () => {
      const asked = askedByAddress()
      if (asked) ask(asked)
    }
    setReady(true)
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return isReady
}

/** Accepts a credential by pasting, by file or by address, checks it and shows the outcome. */
export function Verifier() {
  const { outcome, since, isBusy, check } = useVerifier()
  const [typed, setTyped] = useState('')
  const checkNow = (text: string) => {
    setTyped(text)
    void check(text)
  }
  const isReady = useAskedByAddress(checkNow)
  const { isOver, handlers } = useDrop(checkNow)
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
      <fieldset disabled={!isReady}>
        <CredentialField value={typed} onChange={setTyped} onPasted={checkNow} />
        <div className="actions">
          <button type="submit" disabled={isBusy}>
            Check
          </button>
          <FileChoice take={checkNow} />
        </div>
      </fieldset>
      <div role="status" aria-live="polite" aria-busy={isBusy}>
        {outcome && <OutcomeView outcome={outcome} since={since} />}
      </div>
    </form>
  )
}
