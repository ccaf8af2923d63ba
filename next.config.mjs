/**
 * A server with an API of its own caches pages itself, by the version of its data, and notifies
 * the renderer when that changes. Next.js would cache pages of earlier data.
 */
const { NEXT_MANUAL_SIG_HANDLE, API_BUDGET, LAST_GOOD } = process.env
const isNotifiedOfNewData =
  NEXT_MANUAL_SIG_HANDLE === 'true' && API_BUDGET === 'none' && LAST_GOOD === 'none'

/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // One character, so that no preload fits: preloads are in the head of the page, and the `Link` header states other
  // things. React warns about zero.
  reactMaxHeadersLength: 1,
  // The public server compresses each body once and for all.
  compress: false,
  images: { unoptimized: true },
  // For these user agents, pages are rendered without streaming. `proxy.ts` sets this one.
  htmlLimitedBots: /^full page$/,
  // Small entries take more memory than the bytes that they count. The default of 50 MB let the renderer grow by 320 MB in
  // 24 minutes of 28 different searches a second.
  cacheMaxMemorySize: isNotifiedOfNewData ? 0 : 16 * 1024 * 1024,
  // The test command checks types.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // The code of a page is loaded on its first request, so that the renderer starts sooner and with less memory.
    preloadEntriesOnStart: false,
    // Pages made at run time stay in memory, which is bounded: made-up addresses cannot fill the disk.
    isrFlushToDisk: false,
  },
}

export default config
