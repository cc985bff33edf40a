import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectFolder } from '../../../server/serverOptions'

/** Process of `npm start` that is ready for requests. */
export type LongboxProcess = {
  stop: () => Promise<void>
  /**
   * Returns the requests that may have changed data of the server. Contains only requests since the last start or reset
   * of the server. Example of a request: `PATCH /api/v1/series/1/metadata`.
   */
  writes: () => Promise<readonly string[]>
  /**
   * Replaces the mock server by a mock server with another data folder. The process continues to run. Resolves when the
   * new mock server responds.
   */
  reset: (dataDir: string) => Promise<void>
}

const preload = fileURLToPath(new URL('./reportWriteRequests.mjs', import.meta.url))

/**
 * Runs `npm start` with the given options. Resolves when the program is ready.
 * @throws Error when the process ends too early. The message contains the output of the process.
 */
export async function startLongboxProcess(args: readonly string[]): Promise<LongboxProcess> {
  const child = spawn(process.execPath, ['--import', preload, join(projectFolder, 'scripts/start.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, LONGBOX_TEST_RESET: '1' },
  })
  let writes: string[] = []
  child.on('message', message => {
    if (isWrite(message)) writes.push(message.write)
  })
  await untilReady(child)
  return {
    stop: () => stopChild(child),
    async writes() {
      await reply(child, 'ping', message => message === 'pong')
      return writes
    },
    async reset(dataDir) {
      await reply(child, { resetTo: dataDir }, message => isObject(message) && message.resetTo === dataDir)
      writes = []
    },
  }
}

const isObject = (message: unknown): message is Record<string, unknown> =>
  typeof message === 'object' && message !== null
const isWrite = (message: unknown): message is { write: string } => isObject(message) && 'write' in message

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const listen = (text: Buffer) => {
      printed += text
      if (printed.includes('Longbox is ready')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.once('exit', code => reject(new Error(`npm start ended with ${code}:\n${printed}`)))
  })
}

/** Sends a message to the process. Resolves when the process replies, and rejects if the process ends first. */
function reply(child: ChildProcess, message: string | object, isReply: (message: unknown) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      child.off('message', listen)
      child.off('exit', fail)
      done()
    }
    const listen = (received: unknown) => isReply(received) && settle(resolve)
    const fail = () => settle(() => reject(new Error('The program ended unexpectedly.')))
    child.on('message', listen)
    child.once('exit', fail)
    child.send(message, error => error && fail())
  })
}

function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
