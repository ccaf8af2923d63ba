'use client'

import { useId } from 'react'

interface CredentialFieldProps {
  value: string
  onChange: (text: string) => void
  /** Called when text is pasted into the empty field, which is checked at once. */
  onPasted: (text: string) => void
}

export function CredentialField({ value, onChange, onPasted }: CredentialFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>Credential, or the address of a page</label>
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
        Paste it, or drop credentials and downloaded files here. They stay in your browser.
      </p>
    </>
  )
}
