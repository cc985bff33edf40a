import { type LazyExoticComponent, lazy } from 'react'
import { translate } from '../../language/interfaceLanguage'
import { dismissNotice, showNotice } from '../notices'
import { onServerReachableAgain, reportMissingServerResponse } from '../serverConnection'
import { awaitWithTimeout } from '../timeouts/awaitWithTimeout'
import { SLOW_SERVER_CALL_AFTER_MS, trackModuleLoadAsPendingServerCall } from '../timeouts/slowServerCalls'
import { isRunningBuildOutdated } from './isRunningBuildOutdated'
import { refetchFailedStylesheets } from './refetchFailedStylesheets'

/** Component with any properties: the type of the components that `React.lazy` can load. */
export type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * Creates a component whose module is imported at the first render, like `React.lazy`. If the import fails, checks
 * whether the server has a new build. With a new build, reloads the page (see {@link reloadPage}). Without a new build,
 * waits for the server and imports the module again.
 * @param load imports the module
 * @param name name of the component among the exports of the module
 */
export const lazyComponent = <M extends Record<N, AnyComponent>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> => lazy(async () => ({ default: (await loadWithRetry(load))[name] }))

/** Maximum time in milliseconds for loading a module. */
export const MODULE_LOAD_TIMEOUT_MS = 120_000

/**
 * State of automatic reloads. `isBlocked` is true while the page shows content that a reload would interrupt, such as a
 * book. During this time, only the user can reload the page. `isPending` is true if an automatic reload was necessary
 * during the block. This reload then happens at the end of the block.
 */
export const automaticReload = { isBlocked: false, isPending: false }

/** Allows automatic reloads again. If a reload was necessary while reloads were blocked, reloads the page now. */
export function unblockAutomaticReload(): void {
  automaticReload.isBlocked = false
  if (automaticReload.isPending) reloadPage()
}

/** After this number of failed attempts to import a module, a notice offers to reload the page. */
const MAX_ATTEMPTS_BEFORE_NOTICE = 3

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  let notice: number | undefined
  for (let attempt = 1; ; attempt++) {
    try {
      const loaded = await notifyWhenSlow(awaitWithTimeout(MODULE_LOAD_TIMEOUT_MS, load()))
      if (notice !== undefined) dismissNotice(notice)
      // After a timeout, does not call `load` again, because a browser never repeats an import that is still pending.
      return loaded ?? (await waitForReload())
    } catch {
      if (await isRunningBuildOutdated()) return await reloadPage()
      if (attempt === MAX_ATTEMPTS_BEFORE_NOTICE) notice = showMissingModuleNotice()
      await waitForServer(attempt < MAX_ATTEMPTS_BEFORE_NOTICE)
      // Reloads the stylesheets that failed to load. This call is necessary, because Vite requests each stylesheet only
      // once, even if `load` is called again.
      await refetchFailedStylesheets()
    }
  }
}

async function notifyWhenSlow<T>(loading: Promise<T>): Promise<T> {
  let notice: number | undefined
  const timer = setTimeout(() => {
    const text = translate('component.slow.module')
    notice = showNotice({ kind: 'warning', text, action: reloadAction(), isPersistent: true })
  }, SLOW_SERVER_CALL_AFTER_MS)
  try {
    return await trackModuleLoadAsPendingServerCall(loading)
  } finally {
    clearTimeout(timer)
    if (notice !== undefined) dismissNotice(notice)
  }
}

/**
 * Waits until the server responds again after a failed call.
 * @param isCheckedNow true: sends a test request now. False: sends no test request. Another part of the client must
 *   then find out that the server responds again
 */
const waitForServer = (isCheckedNow: boolean): Promise<void> =>
  new Promise(resolve => {
    const unsubscribe = onServerReachableAgain(() => {
      unsubscribe()
      resolve()
    })
    if (isCheckedNow) reportMissingServerResponse()
  })

const RELOADED_AT_KEY = 'longbox.renewedAt'

/**
 * Reloads the page. If reloads are blocked, or if this function has reloaded the page less than a minute ago, only
 * shows a notice with a reload button. The returned promise never resolves.
 */
function reloadPage(): Promise<never> {
  automaticReload.isPending = automaticReload.isBlocked
  if (automaticReload.isBlocked || Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) <= 60_000)
    return waitForReload()
  sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
  location.reload()
  return new Promise(() => {})
}

/** Shows a notice with a button that reloads the page. The returned promise never resolves. */
function waitForReload(): Promise<never> {
  showMissingModuleNotice()
  return new Promise(() => {})
}

/**
 * Shows a notice that a part of the client could not be loaded, with a button that reloads the page. Does not reload
 * the page automatically, because the page may contain unsaved input.
 * @returns id of the notice
 */
const showMissingModuleNotice = (): number =>
  showNotice({
    kind: 'warning',
    text: translate('component.slow.missingModule'),
    action: reloadAction(),
    isPersistent: true,
  })

const reloadAction = () => ({ label: translate('page.error.reload'), run: () => location.reload() })
