import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ContractCheckImpossibleError, checkServerContract } from './checkServerContract'
import {
  CONTRACT_CHECK_EXIT_CODES,
  createContractReport,
  formatContractReport,
  getExitCodeOfContractReport,
} from './contractReport'
import type { SendRequest } from './readOnlyRequests'

export const CONTRACT_CHECK_USAGE = `npm run contract -- --server URL [--user EMAIL --password-file FILE | --api-key KEY] [--json]

Compares the contract of Longbox with the document of a server (/v3/api-docs) and with its responses to requests that change
nothing. Lists added, removed and changed operations and fields, and the screens that use them.

  --server URL          address of the server, with its base path
  --user EMAIL          account; an administrator's account compares most. --password-file FILE holds its password
  --api-key KEY         API key instead of an account; also from the environment variable LONGBOX_API_KEY
  --json                writes the report as JSON

Exit codes: 0 no difference breaks the client, 1 differences break it, 2 the server could not be checked.`

type Output = { write: (text: string) => void; error: (text: string) => void }
type Environment = {
  fetch: typeof fetch
  apiKey?: string
  /**
   * Returns the names of the screens that use each API operation. The check calls this function only if it has found
   * differences, because the function parses all source files.
   */
  findScreens: () => ReadonlyMap<string, string[]>
}

const REQUEST_TIMEOUT_MS = 30_000

/** Runs the check with command-line arguments. Returns the exit code. */
export async function runContractCheck(args: string[], environment: Environment, output: Output): Promise<number> {
  try {
    const options = readOptions(args, environment.apiKey)
    const send = createSender(options, environment.fetch)
    const result = await checkServerContract(send)
    const report = createContractReport(
      options.server,
      result,
      result.differences.length ? environment.findScreens() : new Map(),
    )
    output.write(options.json ? JSON.stringify(report, null, 2) : formatContractReport(report))
    return getExitCodeOfContractReport(report)
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ContractCheckImpossibleError)) throw error
    output.error(error instanceof UsageError ? `${error.message}\n\n${CONTRACT_CHECK_USAGE}` : error.message)
    return CONTRACT_CHECK_EXIT_CODES.notChecked
  }
}

class UsageError extends Error {}
type Options = { server: string; json: boolean; headers: Record<string, string> }

function readOptions(args: string[], environmentKey: string | undefined): Options {
  const values = parse(args)
  const server = values.server
  if (!server || !/^https?:\/\//.test(server)) throw new UsageError('--server takes an address that begins with http.')
  return {
    server: server.replace(/\/+$/, ''),
    json: values.json === true,
    headers: credentials(values, environmentKey),
  }
}

function parse(args: string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args,
      options: { server: text, user: text, 'password-file': text, 'api-key': text, json: { type: 'boolean' } },
    }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function credentials(values: ReturnType<typeof parse>, environmentKey: string | undefined): Record<string, string> {
  const passwordFile = values['password-file']
  if ((values.user === undefined) !== (passwordFile === undefined))
    throw new UsageError('--user and --password-file belong together.')
  if (values.user !== undefined && passwordFile !== undefined) {
    const password = readPassword(passwordFile)
    return { authorization: `Basic ${Buffer.from(`${values.user}:${password}`).toString('base64')}` }
  }
  const key = values['api-key'] ?? environmentKey
  if (!key) throw new UsageError('The server needs an account (--user, --password-file) or an API key (--api-key).')
  return { 'x-api-key': key }
}

function readPassword(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch {
    throw new UsageError(`The password file ${file} cannot be read.`)
  }
}

function createSender({ server, headers }: Options, request: typeof fetch): SendRequest {
  return async (path, { accept = 'application/json', ...init } = {}) => {
    try {
      return await request(server + path, {
        ...init,
        headers: { accept, 'content-type': 'application/json', ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      })
    } catch (error) {
      const reason = error instanceof Error ? error.message : error
      throw new ContractCheckImpossibleError(`The server ${server} does not answer: ${reason}.`)
    }
  }
}
