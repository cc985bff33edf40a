/** Message of the parent process: replace the backend by one over this data folder. The reply is the same message. */
type ResetMessage = { resetTo: string }

const isReset = (message: unknown): message is ResetMessage =>
  typeof message === 'object' && message !== null && 'resetTo' in message && typeof message.resetTo === 'string'

/**
 * Lets end-to-end tests replace the backend of a running program, which is ten times faster than a restart. Works only with the
 * environment variable LONGBOX_TEST_RESET=1 and over the IPC channel of a parent process, never over HTTP.
 * @param reset  replaces the backend; settles when the new one answers and the old one is closed
 */
export function onTestReset(reset: (dataDir: string) => Promise<void>): void {
  if (process.env.LONGBOX_TEST_RESET !== '1' || !process.send) return
  // Each backend registers an exit handler for its data folder.
  process.setMaxListeners(0)
  process.on('message', async message => {
    if (!isReset(message)) return
    await reset(message.resetTo)
    process.send?.(message)
  })
}
