import { join } from 'node:path'
import type { Backend } from './backend'
import { checkServer } from './checkServer'
import { clientFiles } from './clientFiles/clientFiles'
import { frontHandler } from './frontHandler'
import { endWith, listen } from './listen'
import { addressOf, type Options, projectDir, UserError } from './options'
import { proxyTo } from './proxy/proxy'
import { onTestReset } from './testReset'

export { parseServerOptionsOrExit } from './options'

/**
 * Creates the backend that the options select: a proxy to a Komga server, or the mock server.
 * @throws UserError whose message is shown to the user
 */
export async function createApiBackend(options: Options): Promise<Backend> {
  if (options.server) return proxyTo(await checkServer(options.server), options.base)
  const { standInBackend } = await import('./standInBackend')
  return standInBackend(options)
}

/**
 * Serves the built client and its backend on one address until SIGINT or SIGTERM. Listens before it opens the data folder,
 * so that nothing is changed when the port is in use. Exits the process with a message after a UserError.
 */
export async function serveLongbox(options: Options): Promise<void> {
  try {
    let backend: Promise<Backend> | undefined
    const { base, isTrusted } = options
    const client = clientFiles(join(projectDir, 'dist'), base)
    const server = await listen(frontHandler({ base, isTrusted, backend: async () => backend, client }), options)
    backend = createApiBackend(options)
    const { title } = await backend
    endWith(server, async () => (await backend)?.close())
    onTestReset(async dataDir => {
      const previous = await backend
      backend = createApiBackend({ ...options, dataDir })
      await previous?.close()
      await backend
    })
    console.log(`\n  Longbox is ready: ${addressOf(options)}/\n  ${title}\n`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
