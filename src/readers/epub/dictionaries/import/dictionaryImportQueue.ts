import { createObservableStore } from '../../../../preferences/observableStore'
import type { DictionaryImportErrorReason } from './dictionaryImportError'
import { groupDictionaryFiles } from './groupDictionaryFiles'

/**
 * Message from the worker that imports a dictionary. `share` reports the progress, from 0 to 1. `stored` reports that
 * the dictionary is stored on this device. `failed` reports the reason of a failed import, and the file that caused the
 * error.
 */
export type DictionaryImportWorkerMessage =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'stored' }
  | { readonly kind: 'failed'; readonly reason: DictionaryImportErrorReason; readonly file: string }

/**
 * Failed import of a dictionary. `name` is the first file of the dictionary. `file` is the file that caused the error.
 */
export interface FailedDictionaryImport {
  readonly name: string
  readonly reason: DictionaryImportErrorReason
  readonly file: string
}

export interface DictionaryImportState {
  /** Current import. `share` is its progress, from 0 to 1. `share` is undefined while the files are being read. */
  readonly running: { readonly name: string; readonly share: number | undefined } | undefined
  readonly rejected: readonly FailedDictionaryImport[]
  readonly lastImportedName: string | undefined
  /** Number of successful imports. A change of this number means that the stored dictionaries have changed. */
  readonly importCount: number
}

/**
 * Imports dictionaries in a worker, one after the other. An import continues when the user closes the dictionary list.
 */
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

  /** Groups the files by dictionary and adds these dictionaries to the queue. Clears the results of earlier imports. */
  enqueue(files: readonly File[]): void {
    this.queue.push(...groupDictionaryFiles(files))
    this.updateState({ rejected: [], lastImportedName: undefined })
    if (!this.worker) this.startNext()
  }

  /** Aborts the current import and clears the queue. Nothing of the aborted import is stored. */
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
