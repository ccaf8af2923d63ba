'use client'

import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { SiteLink } from '@/components/layout/site-link'
import {
  type ConsoleEndpoint,
  type ConsoleParameter,
  getTarget,
  initialValues,
  isInPath,
  toCurl,
} from '@/lib/portal/developers/console-request'
import { ask, type ConsoleAnswer } from './console-answer'
import { useNewKey } from './use-new-key'

type Result = { answer: ConsoleAnswer } | { failure: string }

function ConsoleResult({ result }: { result: Result }) {
  if ('failure' in result) return <p className="mt-4 text-warn">{result.failure}</p>
  const { status, statusText, milliseconds, headers, text, cut } = result.answer
  return (
    <div className="mt-4">
      <p>
        <b className={`mark ${status < 400 ? 'yes' : 'no'}`}>
          {status} {statusText}
        </b>{' '}
        <span className="text-muted text-note">in {milliseconds} ms, seen from this browser</span>
      </p>
      <dl className="facts wide mt-3 [overflow-wrap:anywhere]">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {cut && <p className="mt-3 text-muted text-note">Showing the first 64 KB of the response.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable. */}
      <section className="answer mt-3" tabIndex={0} aria-label="Response body">
        <pre className="code">{text}</pre>
      </section>
    </div>
  )
}

interface ConsoleProps {
  endpoint: ConsoleEndpoint
  /** The public address of the API. */
  address: string
  /**
   * Its path on this site. Undefined for another server's API, because the Content-Security-Policy forbids requests to
   * it.
   */
  path?: string
}

interface FieldProps {
  parameter: ConsoleParameter
  isRequired: boolean
  value: string
  onChange: (value: string) => void
}

function Field({ parameter: { name, options }, isRequired, value, onChange }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>
        <code>{name}</code>
        {isRequired && ' (required)'}
      </label>
      {options ? (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">not set</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          value={value}
          type="text"
          autoComplete="off"
          spellCheck={false}
          required={isRequired}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}

function KeyField({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Your API key</label>
      <input
        id={id}
        type="password"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="text-muted text-note">
        We never store a key that you enter. No key yet?{' '}
        <SiteLink href="/developers/key">Create one</SiteLink>
      </p>
    </div>
  )
}

/** The characters allowed in the value of a header. */
const keyForm = /^[\x21-\x7e]*$/

/** Sends requests and keeps the last response. A new request aborts the pending one. */
function useConsole() {
  const [result, setResult] = useState<Result>()
  const [waiting, setWaiting] = useState(false)
  const running = useRef<AbortController>(undefined)
  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setWaiting(false)
  }
  const send = async (address: string, key: string) => {
    cancel()
    if (!keyForm.test(key)) return setResult({ failure: 'This is not a valid API key.' })
    const controller = new AbortController()
    running.current = controller
    setWaiting(true)
    const next: Result = await ask(address, key, controller.signal).then(
      (answer) => ({ answer }),
      () => ({ failure: 'No response: your browser cannot reach the API.' }),
    )
    // The answer to a cancelled request would replace the current one.
    if (running.current !== controller) return
    setResult(next)
    setWaiting(false)
  }
  return { result, waiting, send }
}

/**
 * The console. Its fields have no names, so that without scripts the form cannot put anything, in particular a key,
 * into a URL.
 */
function ConsoleForm({ endpoint, address, path }: ConsoleProps) {
  const [values, setValues] = useState(() => initialValues(endpoint))
  const newKey = useNewKey()
  const [typed, setTyped] = useState<string>()
  const key = typed ?? newKey ?? ''
  const { result, waiting, send } = useConsole()
  const target = getTarget(endpoint, values)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (path !== undefined) void send(path + target, endpoint.isPublic ? '' : key.trim())
  }
  return (
    <>
      <form onSubmit={submit} className="console">
        {endpoint.parameters.map((parameter) => (
          <Field
            key={parameter.name}
            parameter={parameter}
            isRequired={isInPath(endpoint, parameter.name)}
            value={values[parameter.name] ?? ''}
            onChange={(value) => setValues({ ...values, [parameter.name]: value })}
          />
        ))}
        {path !== undefined && !endpoint.isPublic && <KeyField value={key} onChange={setTyped} />}
        {path !== undefined && (
          <button type="submit" className="button strong">
            {waiting ? 'Sending …' : 'Send'}
          </button>
        )}
      </form>
      <p className="mt-4 mb-1 font-semibold">As a command</p>
      <pre className="code">{toCurl(address + target, endpoint)}</pre>
      <div aria-live="polite">{result && <ConsoleResult result={result} />}</div>
    </>
  )
}

/** The console, which is rendered once it is opened, because it needs scripts anyway. */
export function Console(props: ConsoleProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  // It may have been opened before the script ran.
  useEffect(() => setIsOpen(details.current?.open ?? false), [])
  return (
    <details
      ref={details}
      className="console-fields"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-6 cursor-pointer text-accent">Open the console</summary>
      {isOpen && <ConsoleForm {...props} />}
    </details>
  )
}
