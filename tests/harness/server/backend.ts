import { type ChildProcess, spawn } from 'node:child_process'

/** How long a server may take until it answers. A server on a virtual machine of its own needs up to a minute. */
const START_TIMEOUT_MS = 180_000
const POLL_INTERVAL_MS = 50
/** How long a server may take to end before its processes are killed. */
const STOP_TIMEOUT_MS = 20_000

/** Options of `npm start` that describe the server; all others belong to the program in front of it. */
const SERVER_OPTIONS = ['--scenario', '--library', '--oauth2']

/**
 * Splits options of `npm start`, which all take a value, by the process that they are for. The scenario is `admin` where the
 * options name neither a scenario nor a library.
 */
export function splitOptions(args: readonly string[]): { server: string[]; front: string[] } {
  const server: string[] = []
  const front: string[] = []
  for (let index = 0; index < args.length; index += 2) {
    const option = args[index] ?? ''
    const target = SERVER_OPTIONS.includes(option) ? server : front
    target.push(...args.slice(index, index + 2))
  }
  if (!server.includes('--scenario') && !server.includes('--library')) server.unshift('--scenario', 'admin')
  return { server, front }
}

export type RunningBackend = { url: string; stop: () => Promise<void> }

/**
 * Starts a server by a command and waits until it answers `/api/v1/claim`.
 * @param command  a program with its first arguments, in shell syntax; gets `--host 127.0.0.1 --port PORT --data DIR` and the
 *   server options as further arguments
 * @throws when the command ends first or the server does not answer in time; the message holds what it printed
 */
export async function startBackend(
  command: string,
  { port, dataDir, options }: { port: number; dataDir: string; options: readonly string[] },
): Promise<RunningBackend> {
  const args = ['--host', '127.0.0.1', '--port', String(port), '--data', dataDir, ...options]
  // `exec`: the process that is waited for is the command, not its shell. A process group of its own: the command may start
  // further processes, which end with it.
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
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await answers(url)); await delay(POLL_INTERVAL_MS)) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (!hasEnded && Date.now() < deadline) continue
    await stop()
    throw new Error(`${command} ${hasEnded ? 'ended' : 'does not answer'}:\n${output}`)
  }
  return { url, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/api/v1/claim`)).ok
  } catch {
    return false
  }
}

const delay = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Asks the command to end, waits until it has, and kills what it leaves behind. */
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
