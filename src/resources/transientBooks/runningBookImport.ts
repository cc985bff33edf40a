import { type ActorRefFrom, createActor } from 'xstate'
import { onServerDataChange } from '../../api/cache/serverDataChanges'
import { runInSingleTab } from '../../api/program/runInSingleTab'
import { bookImportMachine } from '../../machines/import/bookImportMachine'
import { createObservableStore, type ObservableStore } from '../../preferences/observableStore'
import { announceImportEnd } from './announcement/announceImportEnd'
import { announceUnconfirmedReplacements } from './announcement/announceUnconfirmedReplacements'
import { createBookImportServerAndStorageCalls } from './calls/createBookImportServerAndStorageCalls'
import { type ImportTableRow, listImportTableRows } from './importTableRows'
import { type BookImportStore, openBookImportStore } from './storage/bookImportStore'

type BookImportActor = ActorRefFrom<typeof bookImportMachine>

/** Book import that runs in this tab. The import also runs while the user visits other pages of the app. */
export type RunningBookImport = {
  readonly actor: BookImportActor
  readonly rows: ObservableStore<readonly ImportTableRow[]>
  readonly recentFolders: ObservableStore<readonly string[]>
  readonly applying: ObservableStore<{ readonly done: number; readonly total: number } | undefined>
  readonly hasStoreFailed: ObservableStore<boolean>
  readonly store: BookImportStore
}

/** State of the book import in this tab. `otherTab` means that the import runs in another tab of this browser. */
export type BookImportState =
  | { readonly status: 'starting' | 'otherTab'; readonly userId: string }
  | { readonly status: 'running'; readonly userId: string; readonly running: RunningBookImport }

const currentImport = createObservableStore<BookImportState | undefined>(undefined)
/**
 * Returns the state of the book import in this tab. Returns undefined before the import starts, and after it was
 * stopped, for example by a sign-out.
 */
export const getBookImportState = currentImport.get
export const subscribeBookImportState = currentImport.subscribe

let stopCurrent: (() => void) | undefined
let openCurrentImportPage = () => {}

/**
 * Starts the book import of a user. Only a single tab runs the import, so that no file is imported twice. Another tab
 * waits until this tab is closed or stops the import. Browsers without Web Locks do not have this protection.
 * @param openImportPage opens the import page. Notices about finished imports call it.
 */
export function startBookImport(userId: string, openImportPage: () => void): void {
  openCurrentImportPage = openImportPage
  if (currentImport.get()?.userId === userId) return
  stopBookImport()
  const controller = new AbortController()
  const { signal } = controller
  const unregister = onServerDataChange(change => void (change.kind === 'accountChange' && stopBookImport()))
  stopCurrent = () => {
    unregister()
    controller.abort()
  }
  currentImport.set({ status: 'starting', userId })
  runInSingleTab({
    lockName: `longbox book import ${userId}`,
    signal,
    run: () => runImport(userId, signal),
    onOtherTab: () => currentImport.set({ status: 'otherTab', userId }),
  })
}

/** Stops the book import in this tab. The choices of the user and the results of the import stay stored. */
export function stopBookImport(): void {
  stopCurrent?.()
  stopCurrent = undefined
  if (currentImport.get()) currentImport.set(undefined)
}

/** Stops the book import in this tab and starts it again with the stored choices and results. */
export function restartBookImport(): void {
  const userId = currentImport.get()?.userId
  stopBookImport()
  if (userId !== undefined) startBookImport(userId, openCurrentImportPage)
}

function runImport(userId: string, signal: AbortSignal): void {
  const store = openBookImportStore(userId)
  const recentFolders = createObservableStore<readonly string[]>([])
  const hasStoreFailed = createObservableStore(false)
  void store.loadRecentFolders().then(recentFolders.set, () => undefined)
  const { calls, stop } = createBookImportServerAndStorageCalls({
    userId,
    store,
    onScanned: folder => void store.addRecentFolder(folder).then(recentFolders.set, () => undefined),
    onStoreFailure: () => hasStoreFailed.set(true),
  })
  const actor = createActor(bookImportMachine, { input: { calls } })
  const rows = createObservableStore<readonly ImportTableRow[]>([])
  const stopRows = updateRowsOfActor(actor, rows)
  const stopAnnouncing = announceImportEnd({ actor, rows }, () => openCurrentImportPage())
  announceUnconfirmedReplacements(actor)
  actor.start()
  signal.addEventListener('abort', () => {
    stopAnnouncing()
    stopRows()
    stop()
    actor.stop()
    store.close()
  })
  const applying: RunningBookImport['applying'] =
    createObservableStore<ReturnType<RunningBookImport['applying']['get']>>(undefined)
  const running: RunningBookImport = { actor, rows, recentFolders, applying, hasStoreFailed, store }
  currentImport.set({ status: 'running', userId, running })
}

/**
 * Minimum time in milliseconds between two updates of the import table. During the analysis, rows change so often that
 * an update for each change would be too slow.
 */
const UPDATE_INTERVAL_MS = 400

function updateRowsOfActor(actor: BookImportActor, rows: ObservableStore<readonly ImportTableRow[]>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let updatedAt = Number.NEGATIVE_INFINITY
  const update = () => {
    timer = undefined
    const [previous, next] = [rows.get(), listImportTableRows(actor.getSnapshot().context, rows.get())]
    if (next.length === previous.length && next.every((row, index) => row === previous[index])) return
    updatedAt = performance.now()
    rows.set(next)
  }
  const { unsubscribe } = actor.subscribe(() => {
    timer ??= setTimeout(update, updatedAt + UPDATE_INTERVAL_MS - performance.now())
  })
  return () => {
    unsubscribe()
    clearTimeout(timer)
  }
}
