import { type ChildProcess, spawn } from 'node:child_process'

/** Maximum time in milliseconds until a server responds. A server on a virtual machine needs up to a minute. */
const START_TIMEOUT_MS = 180_000
const POLL_INTERVAL_MS = 50
/**
 * Maximum time in milliseconds until the main process of a server has ended after SIGTERM. After this time, all
 * processes of the server are killed.
 */
const STOP_TIMEOUT_MS = 20_000

/**
 * Options of `npm start` that the API server needs. The Longbox server in front of the API server gets all other
 * options.
 */
const API_SERVER_OPTIONS = ['--scenario', '--library', '--oauth2']

/**
 * Splits the options of `npm start` into two lists: options for the API server, and options for the Longbox server in
 * front of it. If the options contain neither `--scenario` nor `--library`, adds `--scenario admin`.
 * @param args options, each followed by its value
 */
export function splitOptionsBetweenApiAndLongboxServer(args: readonly string[]): {
  apiServer: string[]
  longboxServer: string[]
} {
  const apiServer: string[] = []
  const longboxServer: string[] = []
  for (let index = 0; index < args.length; index += 2) {
    const option = args[index] ?? ''
    const target = API_SERVER_OPTIONS.includes(option) ? apiServer : longboxServer
    target.push(...args.slice(index, index + 2))
  }
  if (!apiServer.includes('--scenario') && !apiServer.includes('--library')) apiServer.unshift('--scenario', 'admin')
  return { apiServer, longboxServer }
}

export type RunningBackend = { url: string; stop: () => Promise<void> }

/**
 * Starts an API server with a command. Waits until the server responds to `/api/v1/claim`.
 * @param command program, and optionally its first arguments, in shell syntax. The function adds the arguments `--host
 *   127.0.0.1 --port PORT --data DIR` and the arguments in `options`.
 * @throws Error when the command ends too early or the server does not respond in time. The message contains the output
 *   of the command.
 */
export async function startBackend(
  command: string,
  { port, dataDir, options }: { port: number; dataDir: string; options: readonly string[] },
): Promise<RunningBackend> {
  const args = ['--host', '127.0.0.1', '--port', String(port), '--data', dataDir, ...options]
  // `exec` replaces the shell by the command, so that the child process is the command itself. `detached` creates a
  // process group, so that all processes of the command can be killed together.
  const child = spawn('/bin/sh', ['-c', `exec ${command} "$@"`, 'sh', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output = `${output}${text}`.slice(-20_000)
    })
  const killAtExit = () => killGroup(child, 'SIGKILL')
  process.once('exit', killAtExit)
  const stop = async () => {
    await stopGroup(child)
    process.off('exit', killAtExit)
  }
  const url = `http://127.0.0.1:${port}`
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isAnswering(url)); await delay(POLL_INTERVAL_MS)) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (!hasEnded && Date.now() < deadline) continue
    await stop()
    throw new Error(`${command} ${hasEnded ? 'ended' : 'does not answer'}:\n${output}`)
  }
  return { url, stop }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/v1/claim`)).ok
  } catch {
    return false
  }
}

const delay = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * Sends SIGTERM to all processes of the server and waits until the main process ends. Omits this step if the main
 * process has already ended. Then kills all processes that are still running.
 */
async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
    killGroup(child, 'SIGTERM')
    const timer = setTimeout(() => killGroup(child, 'SIGKILL'), STOP_TIMEOUT_MS)
    await ended
    clearTimeout(timer)
  }
  killGroup(child, 'SIGKILL')
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
