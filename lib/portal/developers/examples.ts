/** The example call of an endpoint as curl, JavaScript (Node.js), Python and R (httr2), each ready to copy and run. */
import type { Endpoint } from '@/lib/contract/endpoints'
import { type ExampleBodies, exampleTarget } from '@/lib/contract/examples'
import { keyHeader } from '@/lib/contract/headers'
import { toCurl } from './console-request'

export interface CodeExample {
  language: string
  text: string
}

/** Calls of open endpoints need no key. */
type Access = Pick<Endpoint, 'isPublic'>

const javascript = (url: string, { isPublic }: Access): string => {
  const headers = isPublic
    ? ''
    : `, {\n  headers: { '${keyHeader}': process.env.DID_ATLAS_KEY },\n}`
  return `const response = await fetch('${url}'${headers})
const body = await response.json()
if (!response.ok) throw new Error(body.error.message)
console.log(JSON.stringify(body, null, 2))`
}

const python = (url: string, { isPublic }: Access): string => {
  const headers = isPublic ? '' : `\n    headers={"${keyHeader}": os.environ["DID_ATLAS_KEY"]},`
  return `import json, ${isPublic ? '' : 'os, '}urllib.request

request = urllib.request.Request(
    "${url}",${headers}
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`
}

const r = (url: string, { isPublic }: Access): string => {
  const headers = isPublic ? '' : `\n  req_headers("${keyHeader}" = Sys.getenv("DID_ATLAS_KEY")) |>`
  return `library(httr2)

body <- request("${url}") |>${headers}
  req_perform() |>
  resp_body_json()
str(body, max.level = 2)`
}

/** @param apiBase the address of the API, which ends in `/api/v1` */
export function buildExamples(
  endpoint: Endpoint,
  apiBase: string,
  bodies: ExampleBodies,
): CodeExample[] {
  const url = apiBase + exampleTarget(endpoint, bodies)
  return [
    { language: 'curl', text: toCurl(url, endpoint) },
    { language: 'JavaScript', text: javascript(url, endpoint) },
    { language: 'Python', text: python(url, endpoint) },
    { language: 'R', text: r(url, endpoint) },
  ]
}
