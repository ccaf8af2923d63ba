/** A text in which code and the names of fields stand between backticks. */
export function MarkedCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
