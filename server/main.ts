import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { ApiBackend } from './apiBackend'
import type { ClientBuild } from './clientFiles/clientBuild'
import { createClientFileHandler } from './clientFiles/createClientFileHandler'
import { openBuildArchive } from './clientFiles/openBuildArchive'
import { openBuildFolder } from './clientFiles/openBuildFolder'
import { createGatewayHandler } from './createGatewayHandler'
import { listenForTestBackendReset } from './listenForTestBackendReset'
import { formatServerAddresses } from './listServerAddresses'
import { createHealthHandler } from './operation/createHealthHandler'
import { isServerProgramReady } from './operation/isServerProgramReady'
import { logRequests } from './operation/logRequests'
import { createProgramLog, type ProgramLog } from './operation/programLog'
import { formatCommandLineHelp } from './options/commandLineOptionTable'
import { createProxyBackend } from './proxy/createProxyBackend'
import { resolveKomgaServerUrl } from './resolveKomgaServerUrl'
import {
  getServerAddress,
  parseServerOptionsOrExit,
  projectFolder,
  type ServerOptions,
  UsageError,
} from './serverOptions'
import { closeServerOnTermination, startHttpServer } from './startHttpServer'

export { parseServerOptionsOrExit }

type HttpHandler = (request: IncomingMessage, response: ServerResponse) => unknown

/**
 * Creates the backend that the options select: a proxy to a Komga server, or the mock server.
 * @throws UsageError whose message is shown to the user
 */
export async function createApiBackend(options: ServerOptions): Promise<ApiBackend> {
  if (options.server) return createProxyBackend(await resolveKomgaServerUrl(options.server), options.base)
  const { createMockServerBackend } = await import('./createMockServerBackend')
  return createMockServerBackend(options)
}

/** Opens the built client. The npm package contains the client as an archive (see scripts/packClient.mjs). */
function openClientBuild(): ClientBuild {
  const folder = join(projectFolder, 'dist')
  return existsSync(folder) ? openBuildFolder(folder) : openBuildArchive(join(projectFolder, 'dist-packed/client.zip'))
}

/**
 * Serves client and backend on the same address until SIGINT or SIGTERM. Opens the port before it creates the backend,
 * so that an occupied port leaves the data folder unchanged. After a UsageError, exits the process with a message.
 */
export async function serveLongbox(options: ServerOptions): Promise<void> {
  const log = createProgramLog(options.logFormat)
  try {
    let backend: Promise<ApiBackend> | undefined
    let startedBackend: ApiBackend | undefined
    const { base, isTrusted } = options
    const client = createClientFileHandler(openClientBuild(), base)
    const gateway = createGatewayHandler({ base, isTrusted, backend: async () => backend, client })
    const handle = await addOperationHandlers(options, log, { backend: async () => backend, gateway })
    const server = await startHttpServer(handle, { ...options, log })
    // Registers the handlers of SIGINT and SIGTERM before the backend starts. The first process of a container ignores
    // signals without a handler. Without the handlers, users could not stop the container while the backend starts.
    closeServerOnTermination(server, async () => startedBackend?.close())
    backend = createApiBackend(options)
    startedBackend = await backend
    listenForTestBackendReset(async dataDir => {
      const previous = startedBackend
      backend = createApiBackend({ ...options, dataDir })
      await previous?.close()
      startedBackend = await backend
    })
    const address = `${getServerAddress(options)}/`
    log.info(
      'ready',
      { address, version: readVersion() },
      `\n  Longbox is ready: ${formatServerAddresses(options, ' '.repeat(20))}\n  ${startedBackend.title}\n`,
    )
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    log.error('start failed', { reason: error.message }, error.message)
    process.exit(1)
  }
}

/** Adds the health checks, the log of requests, and the metrics that the options select to the handler of the gateway. */
export async function addOperationHandlers(
  options: ServerOptions,
  log: ProgramLog,
  { backend, gateway }: { backend: () => Promise<ApiBackend | undefined>; gateway: HttpHandler },
): Promise<HttpHandler> {
  const isReady = async () => (await backend())?.isReady() ?? false
  const handle = await withMetrics(options, log, logRequests(log, gateway))
  return createHealthHandler({ base: options.base, isReady }, handle)
}

/**
 * Counts the requests to a handler, and serves the metrics on the metrics port. Returns the handler unchanged if the
 * options contain no metrics port.
 */
async function withMetrics(options: ServerOptions, log: ProgramLog, handle: HttpHandler): Promise<HttpHandler> {
  const { base, host, metricsPort } = options
  if (metricsPort === undefined) return handle
  const { createProgramMetrics } = await import('./operation/programMetrics')
  const metrics = createProgramMetrics(base)
  await startHttpServer(metrics.handle, { host, port: metricsPort, portOption: 'metrics-port', log })
  return (request, response) => {
    metrics.observe(request, response)
    return handle(request, response)
  }
}

/**
 * Runs the command `longbox`. Depending on the arguments, prints the help or the version, checks whether the program is
 * running, or serves the client.
 * @param args command-line arguments
 * @param prepare builds the client. Called after the options are checked and before the server starts.
 * @param serve serves the client
 */
export async function runLongboxCommand(
  args: string[],
  prepare?: () => Promise<void>,
  serve: (options: ServerOptions) => Promise<void> = serveLongbox,
): Promise<void> {
  if (args.some(arg => arg === '-h' || arg === '--help')) return console.log(formatCommandLineHelp())
  if (args.some(arg => arg === '-v' || arg === '--version')) return console.log(readVersion())
  const options = parseServerOptionsOrExit(args)
  if (args.includes('--healthcheck')) process.exit((await isServerProgramReady(options)) ? 0 : 1)
  await prepare?.()
  await serve(options)
}

function readVersion(): string {
  return JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')).version
}
