export function ErrorView({ retry }: { retry: () => void }) {
  return (
    <main className="mx-auto max-w-page px-5 sm:px-6">
      <div className="pt-14 pb-8">
        <h1 className="page-title">The data is unavailable right now</h1>
        <p className="mt-3 max-w-[38em] font-serif text-lede">
          We could not load the data for this page. It usually works again within a minute.
        </p>
        <button type="button" onClick={() => retry()} className="button mt-5">
          Try again
        </button>
      </div>
    </main>
  )
}
