import { join } from 'node:path'
import { type Backend, belongsToServer } from './backend'
import { boxed } from './boxedFile'
import { clientFiles } from './clientFiles'
import { endWith, listen } from './listen'
import { addressOf, type Options, projectDir, UserError } from './options'
import { checkServer, proxyTo } from './proxy'
import { plainlyRefused } from './refusedPicture'
import { onTestReset } from './testReset'

export { optionsOrGiveUp } from './options'

/** The backend that the options ask for. Throws UserError with the sentence to show. */
export async function backendFor(options: Options): Promise<Backend> {
  if (options.server) return proxyTo(await checkServer(options.server), options.base)
  const { standInBackend } = await import('./standInBackend')
  return standInBackend(options)
}

/**
 * Serves the built client and its backend on one address, until the process is told to end. The address is taken first: where
 * another program has it, nothing was read or written yet.
 */
export async function serve(options: Options): Promise<void> {
  try {
    let backend: Promise<Backend> | undefined
    const client = clientFiles(join(projectDir, 'dist'), options.base)
    const server = await listen(async (request, response) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      if (options.base && path !== options.base && !path.startsWith(`${options.base}/`))
        return response.writeHead(302, { Location: `${options.base}/` }).end()
      return belongsToServer(path.slice(options.base.length))
        ? (await backend)?.handle(request, boxed(request, plainlyRefused(request, response)))
        : client(request, response)
    }, options)
    backend = backendFor(options)
    const { title } = await backend
    endWith(server, async () => (await backend)?.close())
    onTestReset(async dataDir => {
      const previous = await backend
      backend = backendFor({ ...options, dataDir })
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
