/**
 * Message with which the parent process requests a new backend. `resetTo` is the data folder of the new backend. The
 * reply is the same message.
 */
type ResetMessage = { resetTo: string }

const isResetMessage = (message: unknown): message is ResetMessage =>
  typeof message === 'object' && message !== null && 'resetTo' in message && typeof message.resetTo === 'string'

/**
 * Lets end-to-end tests replace the backend of a running server, which is faster than a restart. Requires
 * LONGBOX_TEST_RESET=1 and a parent process with IPC. HTTP clients cannot trigger a reset.
 * @param reset replaces the backend. Its promise resolves when the old backend is closed and the new backend responds.
 */
export function listenForTestBackendReset(reset: (dataDir: string) => Promise<void>): void {
  if (process.env.LONGBOX_TEST_RESET !== '1' || !process.send) return
  // Each backend adds an exit listener for its data folder. Node warns about more than ten listeners, so this call
  // removes the limit.
  process.setMaxListeners(0)
  process.on('message', async message => {
    if (!isResetMessage(message)) return
    await reset(message.resetTo)
    process.send?.(message)
  })
}
