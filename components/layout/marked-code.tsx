export function MarkedCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by their position only.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
