import { createStore } from '../../../../preferences/observableStore'
import type { DictionaryErrorReason } from './dictionaryError'
import { groupDictionaryFiles } from './groupDictionaryFiles'

/** What the worker tells while it takes a dictionary in. */
export type ImportMessage =
  | { readonly kind: 'share'; readonly share: number }
  | { readonly kind: 'kept' }
  | { readonly kind: 'failed'; readonly reason: DictionaryErrorReason; readonly file: string }

/** Files that were not taken in, by the name of the first, and why. */
export interface RejectedImport {
  readonly name: string
  readonly reason: DictionaryErrorReason
  readonly file: string
}

export interface ImportState {
  /** What is taken in now; the share is undefined while its files are read. */
  readonly running: { readonly name: string; readonly share: number | undefined } | undefined
  readonly refused: readonly RejectedImport[]
  /** The name of what was taken in last. */
  readonly kept: string | undefined
  /** Grows with each dictionary that is kept: whoever shows them reads them anew. */
  readonly count: number
}

/** Takes in dictionaries, one after the other; goes on when the sheet is closed, and ends with the page. */
class Imports {
  private readonly state = createStore<ImportState>({ running: undefined, refused: [], kept: undefined, count: 0 })
  private waiting: File[][] = []
  private worker: Worker | undefined

  readonly now = this.state.get
  readonly subscribe = this.state.subscribe

  /** Takes in the dictionaries among files; what went wrong before is forgotten. */
  start(files: readonly File[]): void {
    this.waiting.push(...groupDictionaryFiles(files))
    this.tell({ refused: [], kept: undefined })
    if (!this.worker) this.next()
  }

  /** Nothing is left of what is being taken in, nor is anything taken in that waits. */
  cancel(): void {
    this.waiting = []
    this.end()
    this.tell({ running: undefined })
  }

  /** What was told has been read; what still runs is told later. */
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
      this.tell({ refused: [...this.now().refused, { name: first.name, reason, file }] })
      this.next()
    }
    worker.onmessage = ({ data }: MessageEvent<ImportMessage>) => {
      if (data.kind === 'share') this.tell({ running: { name: first.name, share: data.share } })
      else if (data.kind === 'failed') refuse(data.reason, data.file || first.name)
      else {
        this.end()
        this.tell({ kept: first.name, count: this.now().count + 1 })
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
    this.state.set({ ...this.now(), ...change })
  }
}

/** The imports of this window. */
export const dictionaryImports = new Imports()
