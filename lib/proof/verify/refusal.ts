/** Why a credential is not taken as genuine, as a sentence for whoever asked. */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    /** `undecided` where what it takes to decide is not at hand. */
    readonly verdict: 'refused' | 'undecided',
    message: string,
  ) {
    super(message)
  }
}

export function refuse(message: string): never {
  throw new Refusal('refused', message)
}
