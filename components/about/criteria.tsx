/** The criteria for including a project, of which one must hold. */
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
