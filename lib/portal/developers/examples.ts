/** The example call of an endpoint in four languages, each ready to copy and run: JavaScript in Node.js, R with httr2. */
import type { Endpoint } from '@/lib/contract/endpoints'
import { type ExampleBodies, exampleTarget } from '@/lib/contract/examples'
import { keyHeader } from '@/lib/contract/headers'
import { toCurl } from './console-request'

export interface CodeExample {
  language: string
  text: string
}

type Access = Pick<Endpoint, 'open'>

const javascript = (address: string, { open }: Access): string => {
  const headers = open ? '' : `, {\n  headers: { '${keyHeader}': process.env.DID_ATLAS_KEY },\n}`
  return `const response = await fetch('${address}'${headers})
const body = await response.json()
if (!response.ok) throw new Error(body.error.message)
console.log(JSON.stringify(body, null, 2))`
}

const python = (address: string, { open }: Access): string => {
  const headers = open ? '' : `\n    headers={"${keyHeader}": os.environ["DID_ATLAS_KEY"]},`
  return `import json, ${open ? '' : 'os, '}urllib.request

request = urllib.request.Request(
    "${address}",${headers}
)
with urllib.request.urlopen(request) as response:
    print(json.dumps(json.load(response), indent=2))`
}

const r = (address: string, { open }: Access): string => {
  const headers = open ? '' : `\n  req_headers("${keyHeader}" = Sys.getenv("DID_ATLAS_KEY")) |>`
  return `library(httr2)

body <- request("${address}") |>${headers}
  req_perform() |>
  resp_body_json()
str(body, max.level = 2)`
}

/** @param address the address of the API, which ends in `/api/v1` */
export function pickExamples(
  endpoint: Endpoint,
  address: string,
  bodies: ExampleBodies,
): CodeExample[] {
  const target = address + exampleTarget(endpoint, bodies)
  return [
    { language: 'curl', text: toCurl(target, endpoint) },
    { language: 'JavaScript', text: javascript(target, endpoint) },
    { language: 'Python', text: python(target, endpoint) },
    { language: 'R', text: r(target, endpoint) },
  ]
}
