/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // The public server compresses each body once and for all.
  compress: false,
  images: { unoptimized: true },
  // For these user agents, a page is rendered as a whole for each request. `proxy.ts` sets this one.
  htmlLimitedBots: /^whole page$/,
  // Small entries take more memory than the bytes that they count. The default of 50 MB let the renderer grow by 320 MB in
  // 24 minutes of 28 different searches a second.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  // The test command checks types.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // Pages made at run time stay in memory, which is bounded: made-up addresses cannot fill the disk.
    isrFlushToDisk: false,
  },
}

export default config
