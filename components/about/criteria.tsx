/** The criteria for including a project. A project must meet at least one of them. */
export function Criteria() {
  return (
    <ul>
      <li>It uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.</li>
      <li>It calls itself self-sovereign identity (people control their own identity data).</li>
      <li>It has government funding.</li>
      <li>Its partners are named in public.</li>
    </ul>
  )
}
