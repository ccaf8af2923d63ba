import type { ConsoleAnswer } from './console-answer'

export type Result = { answer: ConsoleAnswer } | { failure: string }

export function ConsoleResult({ result }: { result: Result }) {
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
