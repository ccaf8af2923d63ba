export function Code({ title, children }: { title: string; children: string }) {
  return (
    <figure className="mt-4">
      <figcaption className="mb-1 font-semibold text-sm">{title}</figcaption>
      <pre className="code">{children}</pre>
    </figure>
  )
}
