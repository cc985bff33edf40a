/** Message of the parent process that requests a new backend with this data folder. The reply is the same message. */
type ResetMessage = { resetTo: string }

const isResetMessage = (message: unknown): message is ResetMessage =>
  typeof message === 'object' && message !== null && 'resetTo' in message && typeof message.resetTo === 'string'

/**
 * Lets end-to-end tests replace the backend of a running server, which is ten times faster than a restart. Requires the
 * environment variable LONGBOX_TEST_RESET=1 and the IPC channel of a parent process. HTTP clients cannot trigger it.
 * @param reset  replaces the backend; resolves when the new backend responds and the old one is closed
 */
export function onTestBackendReset(reset: (dataDir: string) => Promise<void>): void {
  if (process.env.LONGBOX_TEST_RESET !== '1' || !process.send) return
  // Each backend registers an exit handler for its data folder.
  process.setMaxListeners(0)
  process.on('message', async message => {
    if (!isResetMessage(message)) return
    await reset(message.resetTo)
    process.send?.(message)
  })
}
