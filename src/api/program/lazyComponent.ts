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
 * Creates a component that loads at its first render, like `React.lazy`. If the server is unreachable, waits for the
 * server and loads the component again. If the server has a new build, reloads the page.
 * @param load imports the module
 * @param name name of the component among the exports of the module
 */
export const lazyComponent = <M extends Record<N, AnyComponent>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> => lazy(async () => ({ default: (await loadWithRetry(load))[name] }))

/** Maximum time in milliseconds for loading a module (specification, section 9). */
export const MODULE_LOAD_TIMEOUT_MS = 120_000

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const loaded = await notifyWhenSlow(awaitWithTimeout(MODULE_LOAD_TIMEOUT_MS, load()))
      // After a timeout, does not call `load` again, because a browser never repeats an import that is still pending.
      return loaded ?? (await showMissingModuleNotice())
    } catch {
      if (await isRunningBuildOutdated()) break
      await waitForServer()
      // Reloads the stylesheets that failed to load. This call is necessary, because Vite requests each stylesheet only
      // once, even if `load` is called again.
      await refetchFailedStylesheets()
    }
  }
  return await reloadPage()
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

const waitForServer = (): Promise<void> =>
  new Promise(resolve => {
    const unsubscribe = onServerReachableAgain(() => {
      unsubscribe()
      resolve()
    })
    reportMissingServerResponse()
  })

const RELOADED_AT_KEY = 'longbox.renewedAt'

/**
 * Reloads the page. If this function has already reloaded the page less than a minute ago, shows a notice instead. The
 * returned promise never resolves.
 */
function reloadPage(): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) > 60_000) {
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
    location.reload()
    return new Promise(() => {})
  }
  return showMissingModuleNotice()
}

/**
 * Shows a notice that a part of the client could not be loaded, with a button that reloads the page. Does not reload
 * the page automatically, because the page may contain unsaved input. The returned promise never resolves.
 */
function showMissingModuleNotice(): Promise<never> {
  const text = translate('component.slow.missingModule')
  showNotice({ kind: 'warning', text, action: reloadAction(), isPersistent: true })
  return new Promise(() => {})
}

const reloadAction = () => ({ label: translate('page.error.reload'), run: () => location.reload() })
