'use client'

import { type MouseEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { familyOfPath } from '@/lib/contract/families'
import { nodeIdOfRecord } from '@/lib/portal/graph/node-id'
import { idOfSegment } from '@/lib/portal/records/record-path'
import type { Hit } from '@/lib/portal/search/suggestions'
import { maxQueryLength } from '@/lib/text/search-text'
import { ComboboxInput, ComboboxPopup } from './combobox-parts'
import { useCombobox } from './use-combobox'

interface NameFieldProps {
  name: string
  label: ReactNode
  initial?: string
  placeholder?: string
  /** The only family whose records are offered. The form then submits their ids, and without it the ids of nodes. */
  family?: 'projects' | 'standards'
  /** True if choosing a record submits the form. */
  submits?: boolean
}

/** The value that the form submits for a suggestion. Undefined for suggestions that the field does not accept. */
function getValue({ href }: Hit, acceptedFamily: NameFieldProps['family']): string | undefined {
  const [, path = '', segment = ''] = href.split('/')
  const family = familyOfPath(path)
  const id = idOfSegment(segment)
  if (family === undefined || id === undefined) return undefined
  if (acceptedFamily) return family === acceptedFamily ? String(id) : undefined
  return nodeIdOfRecord(family, id)
}

/**
 * A field for the name of a record, with suggestions. The form submits the id of a chosen suggestion, otherwise the
 * text. Without scripts it always submits the text.
 */
export function NameField(props: NameFieldProps) {
  const { name, label, initial = '', placeholder, family, submits = false } = props
  const combobox = useCombobox(initial, (hit) => getValue(hit, family) !== undefined)
  const [choice, setChoice] = useState<Hit>()
  const { box, text, setText, close } = combobox
  const value = choice?.name === text ? getValue(choice, family) : undefined
  const id = useId()
  const choose = (hit: Hit, event: MouseEvent) => {
    event.preventDefault()
    flushSync(() => {
      setText(hit.name)
      setChoice(hit)
      close()
    })
    if (submits) box.current?.form?.requestSubmit()
  }
  return (
    <div className="name-field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <ComboboxInput
        combobox={combobox}
        id={id}
        name={value === undefined ? name : undefined}
        required
        maxLength={maxQueryLength}
        placeholder={placeholder}
        className="field"
        onBlur={close}
      />
      {value !== undefined && <input type="hidden" name={name} value={value} />}
      <ComboboxPopup combobox={combobox} onChoose={choose} />
    </div>
  )
}
