import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LogFormat } from './operation/programLog'
import { parseCommandLine } from './options/parseCommandLine'
import { UsageError } from './options/UsageError'
import { parseTrustedProxies, type TrustedProxyPredicate } from './proxy/parseTrustedProxies'

/** Command-line options of the server. The options `library` and `server` cannot be used together. */
export type ServerOptions = {
  port: number
  host: string
  /** Base path of the client, '' or '/path'. */
  base: string
  dataDir: string
  fresh: boolean
  scenario: string
  library?: string
  /** Address of a Komga server, with its base path. */
  server?: URL
  /** Name of the simulated OAuth2 provider. Undefined if no provider is simulated. */
  oauth2?: string
  logFormat: LogFormat
  /** Port on which metrics are served. Undefined if metrics are not served. */
  metricsPort?: number
  /** Returns whether an address is a trusted proxy. By default, no address is trusted. */
  isTrusted: TrustedProxyPredicate
}

export { UsageError }

/** Folder of the repository or of the installed package. */
export const projectFolder = findPackageFolder(dirname(fileURLToPath(import.meta.url)))
/**
 * Whether the program runs from an installed npm package. An update replaces the folder of the package, so the state
 * must be stored outside this folder.
 */
const isInstalledPackage = basename(dirname(projectFolder)) === 'node_modules'

export const mockServerScenarioNames = [
  'unclaimed',
  'no-libraries',
  'reader',
  'admin',
  '5k',
  '50k',
  'large',
  'slow',
  'failing',
] as const

/**
 * Parses the command line.
 * @throws UsageError for an unknown option, an invalid value, or options that cannot be used together
 */
export function parseServerOptions(args: string[]): ServerOptions {
  const values = parseCommandLine(args, process.env)
  if (values.library && values.server) throw new UsageError('--library and --server cannot be used together.')
  const scenario = values.scenario ?? 'admin'
  if (!(mockServerScenarioNames as readonly string[]).includes(scenario))
    throw new UsageError(`There is no scenario "${scenario}"; there are ${mockServerScenarioNames.join(', ')}.`)
  if (values['metrics-port'] !== undefined && values['metrics-port'] === (values.port ?? '8080'))
    throw new UsageError('--port and --metrics-port need different ports.')
  const library = values.library === undefined ? undefined : requireReadableFolder(values.library)
  return {
    port: parsePort(values.port ?? '8080'),
    host: values.host ?? '127.0.0.1',
    base: parseBasePath(values.base ?? ''),
    dataDir:
      values.data === undefined
        ? join(defaultStateFolder(), library ? dataFolderNameOf(library) : scenario)
        : resolveUserPath(values.data),
    fresh: values.fresh ?? false,
    scenario,
    library,
    server: values.server === undefined ? undefined : parseServerUrl(values.server),
    oauth2: values.oauth2,
    logFormat: parseLogFormat(values.log ?? 'text'),
    metricsPort: values['metrics-port'] === undefined ? undefined : parsePort(values['metrics-port']),
    isTrusted: parseProxies(values['trust-proxy'] ?? []),
  }
}

/**
 * Returns the nearest folder that contains a package.json, starting at the given folder and going up. A fixed relative
 * path is not possible, because source files and built files are at different depths below the package folder.
 */
function findPackageFolder(folder: string): string {
  const parent = dirname(folder)
  return parent === folder || existsSync(join(folder, 'package.json')) ? folder : findPackageFolder(parent)
}

/** Parses the command line. Prints the message of a UsageError and exits the process with code 2. */
export function parseServerOptionsOrExit(args: string[]): ServerOptions {
  try {
    return parseServerOptions(args)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

/**
 * Returns the folder that contains the data folders of all scenarios and libraries. An installed npm package uses the
 * state folder of the user, which is in the home folder by default.
 */
function defaultStateFolder(): string {
  if (!isInstalledPackage) return join(projectFolder, '.data')
  const { LOCALAPPDATA, XDG_STATE_HOME } = process.env
  return join(LOCALAPPDATA ?? XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'longbox')
}

/** Returns the HTTP address at which a server with the given options listens. */
export const getServerAddress = ({
  host,
  port,
  base = '',
}: Pick<ServerOptions, 'host' | 'port'> & { base?: string }): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`

/**
 * Resolves a path from the command line. After `npm start` or `npm run dev`, a relative path starts at the folder in
 * which the user started npm, because npm itself changes the current folder.
 */
const resolveUserPath = (path: string): string =>
  resolve(/^(start|dev)$/.test(process.env.npm_lifecycle_event ?? '') ? (process.env.INIT_CWD ?? '') : '', path)

/**
 * Returns the name of the data folder of a library. The name contains a hash of the library path, so that two libraries
 * with the same folder name do not share a data folder.
 */
const dataFolderNameOf = (library: string): string =>
  `${basename(library)}-${createHash('sha256').update(library).digest('hex').slice(0, 8)}`

function parsePort(text: string): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UsageError(`The port must be a number from 1 to 65535, not "${text}".`)
  return port
}

function parseLogFormat(text: string): LogFormat {
  if (text === 'text' || text === 'json') return text
  throw new UsageError(`The log format must be text or json, not "${text}".`)
}

function parseBasePath(text: string): string {
  const base = text.replace(/(?<!\/)\/+$/, '')
  if (base !== '' && !/^(\/[\w-]+)+$/.test(base))
    throw new UsageError(`The base path must look like /comics, not "${text}".`)
  return base
}

function parseProxies(values: readonly string[]): TrustedProxyPredicate {
  try {
    return parseTrustedProxies(values)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new UsageError(
      `--trust-proxy takes addresses, ranges such as 10.0.0.0/8, or "loopback", not "${error.message}".`,
    )
  }
}

function requireReadableFolder(path: string): string {
  const folder = resolveUserPath(path)
  try {
    if (!statSync(folder).isDirectory()) throw new UsageError(`${folder} is not a folder.`)
  } catch (error) {
    if (error instanceof UsageError) throw error
    const isHidden = (error as NodeJS.ErrnoException).code === 'EACCES'
    throw new UsageError(`The folder ${folder} ${isHidden ? 'may not be read' : 'does not exist'}.`)
  }
  try {
    accessSync(folder, constants.R_OK | constants.X_OK)
  } catch {
    throw new UsageError(`The folder ${folder} may not be read.`)
  }
  return folder
}

function parseServerUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol))
    throw new UsageError(`The server must be an address such as http://127.0.0.1:25600, not "${text}".`)
  if (url.username || url.password)
    throw new UsageError('The address of the server must not contain a name or a password; you sign in on the page.')
  return url
}
