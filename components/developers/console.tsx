'use client'

import { type SubmitEvent, useId, useRef, useState } from 'react'
import { MarkedCode } from '@/components/layout/marked-code'
import { SiteLink } from '@/components/layout/site-link'
import {
  type ConsoleEndpoint,
  type ConsoleParameter,
  getTarget,
  toCurl,
} from '@/lib/portal/developers/console-request'
import { ask } from './console-answer'
import { ConsoleResult, type Result } from './console-result'

interface ConsoleProps {
  endpoints: readonly ConsoleEndpoint[]
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
  value: string
  onChange: (value: string) => void
}

function Field({ parameter: { name, in: where, options, hint }, value, onChange }: FieldProps) {
  const id = useId()
  const described = { id, value, 'aria-describedby': hint ? `${id}-hint` : undefined }
  return (
    <div>
      <label htmlFor={id}>
        <code>{name}</code>
        {where === 'path' && ' (required)'}
      </label>
      {options ? (
        <select {...described} onChange={(event) => onChange(event.target.value)}>
          <option value="">none</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          {...described}
          type="text"
          autoComplete="off"
          spellCheck={false}
          required={where === 'path'}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-note">
          <MarkedCode text={hint} />
        </p>
      )}
    </div>
  )
}

interface EndpointFieldProps {
  endpoints: readonly ConsoleEndpoint[]
  chosen: ConsoleEndpoint
  onChoose: (path: string) => void
}

function EndpointField({ endpoints, chosen, onChoose }: EndpointFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>Endpoint</label>
      <select id={id} value={chosen.path} onChange={(event) => onChoose(event.target.value)}>
        {endpoints.map(({ path }) => (
          <option key={path} value={path}>
            {path}
          </option>
        ))}
      </select>
      <p className="text-muted text-note">{chosen.summary}</p>
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
        We never store your key. No key yet? <SiteLink href="/developers/key">Create one</SiteLink>
      </p>
    </div>
  )
}

/** The characters allowed in the value of a header. */
const keyForm = /^[\x21-\x7e]*$/

/** Sends requests and keeps the last response. A new request and another endpoint abort the pending one. */
function useConsole() {
  const [result, setResult] = useState<Result>()
  const [waiting, setWaiting] = useState(false)
  const running = useRef<AbortController>(undefined)
  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setWaiting(false)
  }
  const clear = () => {
    cancel()
    setResult(undefined)
  }
  const send = async (address: string, key: string) => {
    cancel()
    if (!keyForm.test(key)) return setResult({ failure: 'This is not a valid API key.' })
    const own = new AbortController()
    running.current = own
    setWaiting(true)
    const next: Result = await ask(address, key, own.signal).then(
      (answer) => ({ answer }),
      () => ({ failure: 'No response: your browser cannot reach the API.' }),
    )
    // The answer to a cancelled request would replace the current one.
    if (running.current !== own) return
    setResult(next)
    setWaiting(false)
  }
  return { result, waiting, send, clear }
}

/**
 * The console. Its fields have no names, so that without scripts the form cannot put anything, in particular a key,
 * into a URL.
 */
export function Console({ endpoints, address, path }: ConsoleProps) {
  const [chosen, setChosen] = useState('/projects')
  const [values, setValues] = useState<Record<string, string>>({})
  const [key, setKey] = useState('')
  const { result, waiting, send, clear } = useConsole()
  const endpoint = endpoints.find((one) => one.path === chosen)
  if (!endpoint) return null
  const target = getTarget(endpoint, values)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (path !== undefined) void send(path + target, endpoint.open ? '' : key.trim())
  }
  const choose = (next: string) => {
    setChosen(next)
    clear()
  }
  return (
    <>
      <form onSubmit={submit} className="console">
        <EndpointField endpoints={endpoints} chosen={endpoint} onChoose={choose} />
        {endpoint.parameters.map((parameter) => (
          <Field
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ''}
            onChange={(value) => setValues({ ...values, [parameter.name]: value })}
          />
        ))}
        {path !== undefined && !endpoint.open && <KeyField value={key} onChange={setKey} />}
        {path !== undefined && <button type="submit">{waiting ? 'Sending …' : 'Send'}</button>}
      </form>
      <p className="mt-4 mb-1 font-semibold">As a command</p>
      <pre className="code">{toCurl(address + target, endpoint)}</pre>
      <div aria-live="polite">{result && <ConsoleResult result={result} />}</div>
    </>
  )
}
