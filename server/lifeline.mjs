/**
 * Loaded into a process that the server or a command starts. It ends the process when the parent disconnects or exits,
 * even by SIGKILL, because the IPC channel between them then closes. Other signals are ignored, so none ends the
 * process earlier.
 */
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
