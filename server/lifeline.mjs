/** Loaded into the renderer's process: exits when the server that started it is gone and the IPC channel closes. */
process.once('disconnect', () => process.exit())
