/** Loaded into the renderer's process: ends it when the server that started it is gone. */
process.once('disconnect', () => process.exit())
