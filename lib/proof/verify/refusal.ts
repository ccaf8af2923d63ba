/** The reason why a credential is not accepted as genuine, as a sentence for visitors. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    /** `undecided` if information that is needed for the decision is missing. */
    readonly verdict: 'refused' | 'undecided',
    message: string,
  ) {
    super(message)
  }
}

export function refuse(message: string): never {
  throw new Refusal('refused', message)
}
