import type { DictionaryErrorReason } from './dictionaryError'
import { groupDictionaryFiles } from './groupDictionaryFiles'

/** Message of the worker during an import. `share` is the progress, 0 to 1. */
export type ImportMessage =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly reason: DictionaryErrorReason; readonly file: string }

/** Rejected import: name of its first file, and the file that caused the error. */
export interface RejectedImport {
  readonly name: string
  readonly reason: DictionaryErrorReason
  readonly file: string
}

export interface ImportState {
  /** Current import. `share` is its progress, 0 to 1, and undefined while the files are read. */
  readonly running: { readonly name: string; readonly share: number | undefined } | undefined
  readonly refused: readonly RejectedImport[]
  /** File name of the last finished import. */
  readonly kept: string | undefined
  /** Number of finished imports. A change means that the stored dictionaries must be read again. */
  readonly count: number
}

/** Imports dictionaries one after the other in a worker. Continues when the dictionary list is closed, and ends with the page. */
class Imports {
  private state: ImportState = { running: undefined, refused: [], kept: undefined, count: 0 }
  private waiting: File[][] = []
  private worker: Worker | undefined
  private readonly listeners = new Set<() => void>()

  readonly now = (): ImportState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Queues the dictionaries among the files and clears earlier results. */
  start(files: readonly File[]): void {
    this.waiting.push(...groupDictionaryFiles(files))
    this.tell({ refused: [], kept: undefined })
    if (!this.worker) this.next()
  }

  /** Aborts the current import, which then stores nothing, and clears the queue. */
  cancel(): void {
    this.waiting = []
    this.end()
    this.tell({ running: undefined })
  }

  /** Clears the results of earlier imports, unless an import is running. */
  read(): void {
    if (!this.worker) this.tell({ refused: [], kept: undefined })
  }

  private next(): void {
    const files = this.waiting.shift()
    const [first] = files ?? []
    this.tell({ running: undefined })
    if (!files || !first) return
    this.tell({ running: { name: first.name, share: undefined } })
    const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    const refuse = (reason: DictionaryErrorReason, file: string) => {
      this.end()
      this.tell({ refused: [...this.state.refused, { name: first.name, reason, file }] })
      this.next()
    }
    worker.onmessage = ({ data }: MessageEvent<ImportMessage>) => {
      if (data.kind === 'share') this.tell({ running: { name: first.name, share: data.share } })
      else if (data.kind === 'failed') refuse(data.reason, data.file || first.name)
      else {
        this.end()
        this.tell({ kept: first.name, count: this.state.count + 1 })
        this.next()
      }
    }
    worker.onerror = event => {
      event.preventDefault()
      refuse('refused', first.name)
    }
    worker.postMessage(files)
  }

  private end(): void {
    this.worker?.terminate()
    this.worker = undefined
  }

  private tell(change: Partial<ImportState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}

/** Import queue of this window. */
export const dictionaryImports = new Imports()
