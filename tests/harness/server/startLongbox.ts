import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyAnalyzedSampleLibraryData } from './preparedDataFolder'
import { type RunningBackend, splitOptionsBetweenApiAndLongboxServer, startBackend } from './startBackend'
import { type LongboxProcess, startLongboxProcess } from './startLongboxProcess'
import { getSelectedStaticWebServer, startStaticWebServer } from './staticWebServer'

/** Process of `npm start` on a free local port, with its own data folder. */
export type RunningLongbox = {
  /** Address of the client, without a trailing slash. */
  url: string
  /** Data folder of the API server behind the client. */
  readonly dataDir: string
  stop: () => Promise<void>
  /**
   * Ends the program but does not delete its data. If a separate command has started the API server, the API server
   * continues to run.
   */
  stopServing: () => Promise<void>
  /** Starts the program again with the same port and data. */
  serveAgain: () => Promise<void>
}

/** Process of `npm start` that several tests use one after another. */
export type SharedLongbox = RunningLongbox & {
  /**
   * Returns whether the server is certainly in its initial state. Returns false after the server has received a request
   * that could change data, and after a test has stopped `npm start`.
   */
  isUnchanged: () => Promise<boolean>
  /**
   * Restores the initial state of the server.
   * @returns false if the server is not the mock server, or if a test has stopped `npm start`. The caller must then
   *   start a new process.
   */
  reset: () => Promise<boolean>
}

const PORT_ATTEMPTS = 3

/** Returns a free port of 127.0.0.1. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

/**
 * Starts the client and an API server:
 * - By default, `npm start` runs both.
 * - If `backendCommand` is set, this command starts the API server, and `npm start` serves the client.
 * - If the environment variable LONGBOX_FRONT is also set, it names a web server, such as nginx. This web server serves
 *   the client, and `npm start` does not run.
 * @param args options of `npm start`, each followed by its value, such as ['--scenario', 'unclaimed']. With the option
 *   `--server`, no API server starts, and the client uses the server at the given address.
 * @param backendCommand command that starts the API server (tests/README.md). The default is the environment variable
 *   LONGBOX_BACKEND. Without a command, LONGBOX_FRONT has no effect.
 * @throws Error when a started program ends too early, or when the API server of `backendCommand` or the web server
 *   does not respond. The message contains the output of this program.
 */
export async function startLongbox(
  args: string[],
  backendCommand: string | undefined = process.env.LONGBOX_BACKEND,
): Promise<SharedLongbox> {
  const command = args.includes('--server') ? undefined : backendCommand
  let dataDir = newDataDir()
  let backend: RunningBackend | undefined
  let program: LongboxProcess | undefined
  let isRestarted = false
  let port = 0
  // Retries the deletion of the data folder, because a process that was killed may still be writing.
  const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    if (command)
      backend = await startBackend(command, {
        port: await findFreePort(),
        dataDir,
        options: splitOptionsBetweenApiAndLongboxServer(args).apiServer,
      })
    else copyAnalyzedSampleLibraryData(dataDir, args)
    program = await startOnFreePort()
  } catch (error) {
    await backend?.stop()
    removeData()
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}${getOptionValue(args, '--base')}`,
    get dataDir() {
      return dataDir
    },
    async stop() {
      await program?.stop()
      await backend?.stop()
      removeData()
    },
    async stopServing() {
      isRestarted = true
      await program?.stop()
      program = undefined
    },
    async serveAgain() {
      program = await startProgram()
    },
    isUnchanged: async () => !isRestarted && program !== undefined && (await program.writes()).length === 0,
    async reset() {
      if (isRestarted || backend || !program) return false
      const next = newDataDir()
      copyAnalyzedSampleLibraryData(next, args)
      await program.reset(next)
      removeData()
      dataDir = next
      return true
    },
  }

  /** Starts the program. Tries another port if another process has taken the port. */
  async function startOnFreePort(): Promise<LongboxProcess> {
    for (let attempt = 1; ; attempt++) {
      port = await findFreePort()
      try {
        return await startProgram()
      } catch (error) {
        if (attempt === PORT_ATTEMPTS || !/already in use/.test(String(error))) throw error
      }
    }
  }

  /**
   * Starts a web server or `npm start`. The environment variable LONGBOX_FRONT contains the name of the web server. If
   * this variable and `backendCommand` are set, starts the web server, which forwards API requests to an API server
   * that is already running. In all other cases, starts `npm start`.
   */
  function startProgram(): Promise<LongboxProcess> {
    const front = backendCommand ? getSelectedStaticWebServer() : undefined
    const server = backend?.url ?? getOptionValue(args, '--server')
    return front
      ? startStaticWebServer(front, { port, base: getOptionValue(args, '--base'), server })
      : startLongboxProcess(options())
  }

  function options(): string[] {
    const common = ['--port', String(port)]
    // If a separate API server stores the data, `npm start` needs no data folder.
    return backend
      ? [...common, '--server', backend.url, ...splitOptionsBetweenApiAndLongboxServer(args).longboxServer]
      : [...common, '--data', dataDir, ...args]
  }
}

/** Returns the value of an option, or an empty string if the option is missing. */
const getOptionValue = (args: string[], name: string): string =>
  args.includes(name) ? (args[args.indexOf(name) + 1] ?? '') : ''

const newDataDir = () => mkdtempSync(join(tmpdir(), 'longbox-data-'))
