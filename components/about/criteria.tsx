/** The criteria for including a project, of which one must hold. */
export function Criteria() {
  return (
    <ul>
      <li>It uses W3C Decentralized Identifiers, W3C Verifiable Credentials or KERI.</li>
      <li>It claims self-sovereign identity.</li>
      <li>It has government funding.</li>
      <li>It has known partners.</li>
    </ul>
  )
}
