/**
 * Loaded into a process that the server or a command starts: it ends when that one lets go of it or ends, even by
 * SIGKILL, because the IPC channel between them closes. No signal ends it before.
 */
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
