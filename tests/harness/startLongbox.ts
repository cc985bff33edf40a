import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectDir } from '../../server/options'
import { layOutPrepared } from './preparedData'

/** A running `npm start`, on a free port of this machine, with a data folder of its own. */
export type RunningLongbox = {
  /** Address of the client, without a slash at the end. */
  url: string
  dataDir: string
  stop: () => Promise<void>
  /** Ends the program; its data stays. */
  stopServing: () => Promise<void>
  /** Starts it again on the same port with the same data. */
  serveAgain: () => Promise<void>
}

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
 * Starts the program as a person would.
 * @param args further options of `npm start`, e.g. ['--scenario', 'unclaimed']
 * @throws when it ends before it is ready; the message holds what it printed
 */
export async function startLongbox(args: string[]): Promise<RunningLongbox> {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'longbox-data-'))
  layOutPrepared(dataDir, args)
  const all = ['--port', String(port), '--data', dataDir, ...args]
  const base = args.includes('--base') ? (args[args.indexOf('--base') + 1] ?? '') : ''
  let child = await launch(all)
  const end = () => ended(child)
  return {
    url: `http://127.0.0.1:${port}${base}`,
    dataDir,
    async stop() {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
    stopServing: end,
    async serveAgain() {
      child = await launch(all)
    },
  }
}

function launch(args: string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(projectDir, 'scripts/start.mjs'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let printed = ''
    const listen = (text: Buffer) => {
      printed += text
      if (printed.includes('Longbox is ready')) resolve(child)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', code => reject(new Error(`npm start ended with ${code}:\n${printed}`)))
  })
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise(resolve => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
