import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ArchiveTaskAbortedError, ArchiveWorkersClosedError } from '../archives/archiveErrors'
import { archiveLimits } from '../archives/archiveLimits'
import { type ArchiveTaskRunner, interactiveArchiveTaskNames } from './archiveTaskFunctions'

import type { ArchiveWorkerReply, ArchiveWorkerRequest } from './archiveWorker'

type ArchiveJob = { request: ArchiveWorkerRequest; resolve: (value: unknown) => void; reject: (error: Error) => void }
/**
 * Pause in milliseconds after an operation on a file has exceeded a limit. During this pause, the runner rejects the
 * same operation on the same file. A background operation causes no pause.
 */
const ABORTED_FILE_PAUSE_MS = 60_000
const MAX_ABORTED_FILES = 1_000
const MAX_PATH_CHARS = 4_096

type ArchiveWorkerOptions = { timeoutMs: number; heapMb: number }

/**
 * Creates a task runner with two worker threads. The first thread runs operations for which a user waits. The second
 * thread runs background operations. The runner replaces a thread that exceeds its time or memory limit. If an
 * operation in the first thread exceeds a limit, the runner rejects the same operation on the same file for a minute.
 * Without this pause, repeated requests for the file would delay other users.
 */
export function createWorkerThreadArchiveTaskRunner({
  timeoutMs = archiveLimits.workerTimeoutMs,
  heapMb = archiveLimits.workerHeapMb,
}: Partial<ArchiveWorkerOptions> = {}): ArchiveTaskRunner {
  const options = { timeoutMs, heapMb }
  const lanes = { interactive: new WorkerLane(options), background: new WorkerLane(options) }
  const abortedAt = new Map<string, number>()
  return {
    run: (name, ...args) => {
      if (!interactiveArchiveTaskNames.has(name)) return lanes.background.run({ name, args }) as Promise<never>
      const key = `${name} ${String(args[0]).slice(0, MAX_PATH_CHARS)}`
      if (performance.now() - (abortedAt.get(key) ?? Number.NEGATIVE_INFINITY) < ABORTED_FILE_PAUSE_MS)
        return Promise.reject(new ArchiveTaskAbortedError(`${name} took too long before`))
      return lanes.interactive.run({ name, args }).catch(error => {
        if (error instanceof ArchiveTaskAbortedError) abortedAt.set(key, performance.now())
        const oldest = abortedAt.keys().next().value
        if (abortedAt.size > MAX_ABORTED_FILES && oldest !== undefined) abortedAt.delete(oldest)
        throw error
      }) as Promise<never>
    },
    close: async () => {
      await Promise.all([lanes.interactive.close(), lanes.background.close()])
    },
  }
}

/**
 * Worker thread that runs one operation at a time. The thread starts at the first operation. An idle thread does not
 * prevent the process from ending.
 */
class WorkerLane {
  private readonly waiting: ArchiveJob[] = []
  private worker: Worker | undefined
  private isReady = false
  private running: { job: ArchiveJob; timer: NodeJS.Timeout } | undefined

  constructor(private readonly options: ArchiveWorkerOptions) {}

  run(request: ArchiveWorkerRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ request, resolve, reject })
      this.next()
    })
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new ArchiveWorkersClosedError())
    await this.dismiss(new ArchiveWorkersClosedError())
  }

  private next(): void {
    if (this.running || !this.waiting.length) return
    this.worker ??= this.start()
    const job = this.isReady ? this.waiting.shift() : undefined
    if (!job) return
    const expire = () => void this.dismiss(new ArchiveTaskAbortedError(`${job.request.name} took too long`))
    this.running = { job, timer: setTimeout(expire, this.options.timeoutMs) }
    this.worker.ref()
    this.worker.postMessage(job.request)
  }

  private start(): Worker {
    const worker = startWorker(this.options.heapMb)
    this.isReady = false
    worker.on('message', (reply: ArchiveWorkerReply | 'ready') => {
      if (reply === 'ready') this.begin(worker)
      else this.settle(worker, reply)
    })
    worker.on('error', error => this.lose(worker, error))
    worker.on('exit', () => this.lose(worker, new Error('The archive worker ended')))
    return worker
  }

  /**
   * Starts the next operation. Called when the worker is ready, so that the time limit of the operation does not
   * include the start of the worker.
   */
  private begin(worker: Worker): void {
    if (worker !== this.worker) return
    this.isReady = true
    worker.unref()
    this.next()
  }

  private settle(worker: Worker, reply: ArchiveWorkerReply): void {
    if (worker !== this.worker) return
    const job = this.endJob()
    if ('error' in reply) job?.reject(Object.assign(new Error(reply.error), { code: reply.code }))
    else job?.resolve(reply.value)
    worker.unref()
    this.next()
  }

  private lose(worker: Worker, error: Error): void {
    if (worker !== this.worker) return
    const jobs = this.isReady ? [this.endJob()] : this.waiting.splice(0)
    this.worker = undefined
    for (const job of jobs) job?.reject(new ArchiveTaskAbortedError(error.message))
    this.next()
  }

  private async dismiss(reason: Error): Promise<void> {
    const { worker } = this
    this.worker = undefined
    this.endJob()?.reject(reason)
    this.next()
    await worker?.terminate()
  }

  private endJob(): ArchiveJob | undefined {
    const { running } = this
    this.running = undefined
    clearTimeout(running?.timer)
    return running?.job
  }
}

/** Starts the worker from its TypeScript source in development, or from its JavaScript file in the built server. */
function startWorker(heapMb: number): Worker {
  const options = { resourceLimits: { maxOldGenerationSizeMb: heapMb }, execArgv: [] }
  if (!import.meta.url.endsWith('.ts')) {
    const isChunk = new URL(import.meta.url).pathname.includes('/assets/')
    return new Worker(new URL(isChunk ? '../archiveWorker.js' : './archiveWorker.js', import.meta.url), options)
  }
  const tsx = pathToFileURL(
    createRequire(import.meta.url)
      .resolve('tsx/esm/api')
      .replace(/\.cjs$/, '.mjs'),
  ).href
  // The variable `thisFile` is necessary. If `import.meta.url` were an argument of `new URL`, Vitest would replace the
  // expression `new URL(…, import.meta.url)` with an http address in tests with jsdom.
  const thisFile = import.meta.url
  const program = new URL('./archiveWorker.ts', thisFile).href
  return new Worker(
    `import(${JSON.stringify(tsx)}).then(({ tsImport }) => tsImport(${JSON.stringify(program)}, ${JSON.stringify(program)}))`,
    {
      ...options,
      eval: true,
    },
  )
}
