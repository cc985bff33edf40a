import { createObservableStore } from '../../../../preferences/observableStore'
import type { DictionaryImportErrorReason } from './dictionaryImportError'
import { groupDictionaryFiles } from './groupDictionaryFiles'

/**
 * Message from the import worker. `share`: progress, 0 to 1. `stored`: the dictionary has been stored on this device.
 * `failed`: the import has failed because of `file`.
 */
export type DictionaryImportWorkerMessage =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'stored' }
  | { readonly kind: 'failed'; readonly reason: DictionaryImportErrorReason; readonly file: string }

/** Failed import. `name` is the name of the first file of the dictionary. `file` is the file with the error. */
export interface FailedDictionaryImport {
  readonly name: string
  readonly reason: DictionaryImportErrorReason
  readonly file: string
}

export interface DictionaryImportState {
  /** Import in progress. `share` is the completed part, 0 to 1; undefined while the files are read. */
  readonly running: { readonly name: string; readonly share: number | undefined } | undefined
  readonly rejected: readonly FailedDictionaryImport[]
  readonly lastImportedName: string | undefined
  /** Number of finished imports. When this number changes, the list of dictionaries must be read again. */
  readonly importCount: number
}

/** Imports dictionaries one after the other in a worker. The import continues when the dictionary list is closed. */
class DictionaryImportQueue {
  private readonly state = createObservableStore<DictionaryImportState>({
    running: undefined,
    rejected: [],
    lastImportedName: undefined,
    importCount: 0,
  })
  private queue: File[][] = []
  private worker: Worker | undefined

  readonly getState = this.state.get
  readonly subscribe = this.state.subscribe

  /** Adds the dictionaries in the files to the queue. Clears earlier results. */
  enqueue(files: readonly File[]): void {
    this.queue.push(...groupDictionaryFiles(files))
    this.updateState({ rejected: [], lastImportedName: undefined })
    if (!this.worker) this.startNext()
  }

  /** Aborts the current import and clears the queue. The aborted import stores nothing. */
  cancel(): void {
    this.queue = []
    this.stopWorker()
    this.updateState({ running: undefined })
  }

  /** Clears the results of finished imports. Does nothing during an import. */
  dismissResults(): void {
    if (!this.worker) this.updateState({ rejected: [], lastImportedName: undefined })
  }

  private startNext(): void {
    const files = this.queue.shift()
    const [first] = files ?? []
    this.updateState({ running: undefined })
    if (!files || !first) return
    this.updateState({ running: { name: first.name, share: undefined } })
    const worker = new Worker(new URL('./dictionaryImportWorker.ts', import.meta.url), { type: 'module' })
    this.worker = worker
    const reject = (reason: DictionaryImportErrorReason, file: string) => {
      this.stopWorker()
      this.updateState({ rejected: [...this.getState().rejected, { name: first.name, reason, file }] })
      this.startNext()
    }
    worker.onmessage = ({ data }: MessageEvent<DictionaryImportWorkerMessage>) => {
      if (data.kind === 'share') this.updateState({ running: { name: first.name, share: data.share } })
      else if (data.kind === 'failed') reject(data.reason, data.file || first.name)
      else {
        this.stopWorker()
        this.updateState({ lastImportedName: first.name, importCount: this.getState().importCount + 1 })
        this.startNext()
      }
    }
    worker.onerror = event => {
      event.preventDefault()
      reject('refused', first.name)
    }
    worker.postMessage(files)
  }

  private stopWorker(): void {
    this.worker?.terminate()
    this.worker = undefined
  }

  private updateState(change: Partial<DictionaryImportState>): void {
    this.state.set({ ...this.getState(), ...change })
  }
}

export const dictionaryImportQueue = new DictionaryImportQueue()
