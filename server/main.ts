import { join } from 'node:path'
import { type Backend, belongsToServer } from './backend'
import { withoutChallenge } from './challenge'
import { clientFiles } from './clientFiles'
import { endWith, listen } from './listen'
import { type Options, projectDir, UserError } from './options'
import { checkServer, proxyTo } from './proxy'

export { optionsOrGiveUp } from './options'

/** The backend that the options ask for. Throws UserError with the sentence to show. */
export async function backendFor(options: Options): Promise<Backend> {
  if (options.server) {
    await checkServer(options.server)
    return proxyTo(options.server, options.base)
  }
  const { standInBackend } = await import('./standInBackend')
  return standInBackend(options)
}

/** Serves the built client and its backend on one address, until the process is told to end. */
export async function serve(options: Options): Promise<void> {
  try {
    const backend = await backendFor(options)
    const client = clientFiles(join(projectDir, 'dist'), options.base)
    const server = await listen((request, response) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      if (options.base && path !== options.base && !path.startsWith(`${options.base}/`))
        return response.writeHead(302, { Location: `${options.base}/` }).end()
      return belongsToServer(path.slice(options.base.length))
        ? backend.handle(request, withoutChallenge(request, response))
        : client(request, response)
    }, options)
    endWith(server, backend.close)
    console.log(`\n  Longbox is ready: http://${options.host}:${options.port}${options.base}/\n  ${backend.title}\n`)
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
