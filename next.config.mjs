/** @type {import('next').NextConfig} */
const config = {
  cacheComponents: true,
  partialPrefetching: false,
  poweredByHeader: false,
  // The public server compresses each body once and for all.
  compress: false,
  images: { unoptimized: true },
  // A user agent that matches would get its page rendered anew on each request; the head is complete for everyone.
  htmlLimitedBots: /(?!)/,
  // The test command checks types.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Pages made at run time stay in memory, which is bounded: made-up addresses cannot fill the disk.
    isrFlushToDisk: false,
  },
}

export default config
