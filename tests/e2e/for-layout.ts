/** The first picture of new data waits for its layout. */
export const forLayout = { timeout: 50_000 }
