import type { ComponentProps, ReactNode } from 'react'
import { Section } from './section'

/** Running text with a limited line length and space between paragraphs. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-[42em] space-y-3 [&_ol]:list-decimal [&_ol]:space-y-1.5 [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5">
      {children}
    </div>
  )
}

/** A section of running text, with its title next to it on wide screens. */
export function TextSection({
  children,
  ...rest
}: Omit<ComponentProps<typeof Section>, 'sideTitle'>) {
  return (
    <Section sideTitle {...rest}>
      <Prose>{children}</Prose>
    </Section>
  )
}

export function MarkedCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are identified by their position only.
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
