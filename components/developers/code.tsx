import { CopyButton } from '@/components/publish/copy-button'

/** Code with a title and a button that copies it. */
export function Code({ title, children }: { title: string; children: string }) {
  return (
    <figure className="mt-4">
      <figcaption className="mb-1 pr-24 font-semibold text-sm">{title}</figcaption>
      <div className="code-block">
        <pre className="code">{children}</pre>
        <CopyButton what={`the code: ${title}`} text={children} />
      </div>
    </figure>
  )
}
