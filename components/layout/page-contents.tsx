interface PageContentsProps {
  sections: readonly { id: string; title: string }[]
}

export function PageContents({ sections }: PageContentsProps) {
  return (
    <nav aria-label="On this page" className="screen-only mt-5">
      <ul className="flex flex-wrap gap-x-5 text-[0.9375rem]">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block py-1">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
