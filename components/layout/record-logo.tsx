import { readSettings } from '@/lib/env'
import { safeHttpUrl } from '@/lib/text/safe-http-url'

/** The path of a logo on this site. Undefined for others, because pages load nothing from third parties. */
function ownPath(address: string | null | undefined): string | undefined {
  const url = safeHttpUrl(address)
  return url?.origin === new URL(readSettings().SITE_URL).origin ? url.pathname : undefined
}

/** The logo of a website next to its name. It is decorative, so its alternative text is empty. */
export function RecordLogo({ address }: { address: string | null | undefined }) {
  const path = ownPath(address)
  if (!path) return null
  return (
    // biome-ignore lint/performance/noImgElement: the file has its final form, and this site does not optimize images.
    <img
      src={path}
      alt=""
      width={20}
      height={20}
      className="mr-2 inline-block size-5 rounded-[3px] object-contain align-[-0.25rem]"
    />
  )
}
