import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningBackend, splitOptions, startBackend } from './backend'
import { layOutPrepared } from './preparedData'
import { type ProgramProcess, startProcess } from './programProcess'

/** A running `npm start`, on a free port of this machine, with a data folder of its own. */
export type RunningLongbox = {
  /** Address of the client, without a slash at the end. */
  url: string
  /** Data folder of the server behind the client. */
  readonly dataDir: string
  stop: () => Promise<void>
  /** Ends the program; its data stays. A server behind it (LONGBOX_BACKEND) goes on. */
  stopServing: () => Promise<void>
  /** Starts it again on the same port with the same data. */
  serveAgain: () => Promise<void>
}

/** A program that several tests use one after the other. */
export type SharedLongbox = RunningLongbox & {
  /** Whether its server is in the state that it started with: it runs, and no request may have changed it. */
  isUnchanged: () => Promise<boolean>
  /**
   * Brings its server back to the state that it started with.
   * @returns false when only a restart can do that: the server is not the built-in mock server, or the program was stopped
   */
  reset: () => Promise<boolean>
}

const PORT_ATTEMPTS = 3

/** A port of 127.0.0.1 that nobody listens on. */
export function freePort(): Promise<number> {
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
 * Starts the program as a person would. With a backend command, that command starts the server, and the program stands in front
 * of it.
 * @param args further options of `npm start`, e.g. ['--scenario', 'unclaimed']; each option has a value. With `--server` there is
 *   a server already, and no backend is started.
 * @param backendCommand described in tests/README.md; by default the environment variable LONGBOX_BACKEND
 * @throws when it ends before it is ready; the message holds what it printed
 */
export async function startLongbox(
  args: string[],
  backendCommand: string | undefined = process.env.LONGBOX_BACKEND,
): Promise<SharedLongbox> {
  const command = args.includes('--server') ? undefined : backendCommand
  let dataDir = newDataDir()
  let backend: RunningBackend | undefined
  let program: ProgramProcess | undefined
  let isRestarted = false
  let port = 0
  // Retries: a process that was killed may still have been writing.
  const removeData = () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  try {
    if (command)
      backend = await startBackend(command, { port: await freePort(), dataDir, options: splitOptions(args).server })
    else layOutPrepared(dataDir, args)
    program = await startOnFreePort()
  } catch (error) {
    await backend?.stop()
    removeData()
    throw error
  }
  return {
    url: `http://127.0.0.1:${port}${args.includes('--base') ? (args[args.indexOf('--base') + 1] ?? '') : ''}`,
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
      program = await startProcess(options())
    },
    isUnchanged: async () => !isRestarted && program !== undefined && (await program.writes()).length === 0,
    async reset() {
      if (isRestarted || backend || !program) return false
      const next = newDataDir()
      layOutPrepared(next, args)
      await program.reset(next)
      removeData()
      dataDir = next
      return true
    },
  }

  /** Another process may take the port before the program does: then another port is tried. */
  async function startOnFreePort(): Promise<ProgramProcess> {
    for (let attempt = 1; ; attempt++) {
      port = await freePort()
      try {
        return await startProcess(options())
      } catch (error) {
        if (attempt === PORT_ATTEMPTS || !/already in use/.test(String(error))) throw error
      }
    }
  }

  function options(): string[] {
    const own = ['--port', String(port)]
    // The data folder is the server's; the program in front of it keeps none.
    return backend
      ? [...own, '--server', backend.url, ...splitOptions(args).front]
      : [...own, '--data', dataDir, ...args]
  }
}

const newDataDir = () => mkdtempSync(join(tmpdir(), 'longbox-data-'))
