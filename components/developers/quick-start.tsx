import { Section } from '@/components/layout/section'
import { Code } from './code'

const javascript = (
  address: string,
) => `const response = await fetch('${address}/projects?q=wallet', {
  headers: { 'X-API-Key': process.env.DID_ATLAS_KEY },
})
const body = await response.json()
if (!response.ok) throw new Error(body.error.message)
console.log(body.pagination.total, body.data.map((project) => project.title))`

const python = (address: string) => `import json, os, urllib.request

request = urllib.request.Request(
    "${address}/projects?q=wallet",
    headers={"X-API-Key": os.environ["DID_ATLAS_KEY"]},
)
with urllib.request.urlopen(request) as response:
    body = json.load(response)
print(body["pagination"]["total"], [project["title"] for project in body["data"]])`

/** The same call in three languages, with the real address of the API. */
export function QuickStart({ address }: { address: string }) {
  return (
    <Section
      beside
      id="quick-start"
      title="Quick start"
      note="All three print how many projects have “wallet” in their name."
    >
      <Code title="curl">
        {`curl -H "X-API-Key: $DID_ATLAS_KEY" '${address}/projects?q=wallet'`}
      </Code>
      <Code title="JavaScript, in Node.js">{javascript(address)}</Code>
      <Code title="Python">{python(address)}</Code>
    </Section>
  )
}
