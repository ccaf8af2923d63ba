/**
 * Loaded into a process that the server or a command starts. It ends the process when the parent disconnects or exits,
 * even by SIGKILL and before this is loaded, because the IPC channel between them then closes. SIGINT, SIGTERM and SIGHUP
 * are ignored, so that they do not end it earlier.
 */
if (process.connected === false) process.exit()
process.once('disconnect', () => process.exit())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
