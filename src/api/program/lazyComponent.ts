import { type LazyExoticComponent, lazy } from 'react'
import { translate } from '../../language/language'
import { dismissNotice, showNotice } from '../notices'
import { onServerBack, reportNoServerResponse } from '../serverConnection'
import { SLOW_AFTER_MS, trackModuleLoad } from '../timeouts/slowCalls'
import { isBuildReplaced } from './isBuildReplaced'
import { refetchFailedStylesheets } from './refetchFailedStylesheets'

/** Component type that `React.lazy` accepts. */
type AnyComponent = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * Like `React.lazy` for a named export, with retries. While the server is unreachable the component stays suspended and loads when the
 * server is back, so that an open book is not lost. When the server has a newer build, the page reloads.
 * @param load  imports the module
 * @param name  name of the exported component
 */
export const lazyComponent = <M extends Record<N, AnyComponent>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> => lazy(async () => ({ default: (await loadWithRetry(load))[name] }))

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await notifyWhenSlow(load())
    } catch {
      if (await isBuildReplaced()) break
      await waitForServer()
      // Vite requests a stylesheet only once, so a failed one has to be requested again here.
      await refetchFailedStylesheets()
    }
  }
  return await reloadPage()
}

/** Shows a notice with a reload button while a module takes long. The browser retries a pending import only after a reload. */
async function notifyWhenSlow<T>(loading: Promise<T>): Promise<T> {
  let notice: number | undefined
  const timer = setTimeout(() => {
    const action = { label: translate('page.error.reload'), run: () => location.reload() }
    notice = showNotice({ kind: 'warning', text: translate('component.slow.module'), action, isPersistent: true })
  }, SLOW_AFTER_MS)
  try {
    return await trackModuleLoad(loading)
  } finally {
    clearTimeout(timer)
    if (notice !== undefined) dismissNotice(notice)
  }
}

/** Resolves when the server responds again. */
const waitForServer = (): Promise<void> =>
  new Promise(resolve => {
    const unsubscribe = onServerBack(() => {
      unsubscribe()
      resolve()
    })
    reportNoServerResponse()
  })

const RELOADED_AT_KEY = 'longbox.renewedAt'

/**
 * Reloads the page, at most once a minute. Never resolves: a component that is missing permanently stays suspended, and the rest of the page
 * keeps working.
 */
function reloadPage(): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT_KEY)) > 60_000) {
    sessionStorage.setItem(RELOADED_AT_KEY, String(Date.now()))
    location.reload()
  }
  return new Promise(() => {})
}
