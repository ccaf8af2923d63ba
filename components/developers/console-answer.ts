import { keyHeader } from '@/lib/contract/headers'

/** The response to a request of the console, limited to the visible part. */
export interface ConsoleAnswer {
  status: number
  statusText: string
  milliseconds: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  /** True if the body is truncated. */
  cut: boolean
}

const headersOfInterest = [
  'content-type',
  'cache-control',
  'etag',
  'link',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'x-license',
  'x-attribution',
]

/** Maximum number of characters to show: complete graphs have megabytes. */
const maxLength = 64 * 1024

/** Indents JSON. Other text is returned unchanged. */
function legible(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

export async function ask(
  address: string,
  key: string,
  signal: AbortSignal,
): Promise<ConsoleAnswer> {
  const started = performance.now()
  const headers = key === '' ? undefined : { [keyHeader]: key }
  const response = await fetch(address, { headers, signal, cache: 'no-store', redirect: 'error' })
  const text = await response.text()
  const milliseconds = Math.round(performance.now() - started)
  return {
    status: response.status,
    statusText: response.statusText,
    milliseconds,
    headers: headersOfInterest.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as const]
    }),
    ...(text.length > maxLength
      ? { text: text.slice(0, maxLength), cut: true }
      : { text: legible(text), cut: false }),
  }
}
