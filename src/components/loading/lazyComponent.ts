import { type LazyExoticComponent, lazy } from 'react'
import { onServerBack, reportNoResponse } from '../../api/connection'
import { dismissNotice, notify } from '../../api/notices'
import { isBuildReplaced } from '../../api/replacedBuild'
import { SLOW_AFTER_MS, watchFile } from '../../api/timeouts/slowCalls'
import { translate } from '../../language/language'
import { refetchFailedStylesheets } from './failedStylesheets'

/** What React takes for one. */
type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * A part that is fetched when it is wanted. While the server is away it is simply not there, and comes when the server does:
 * nobody is thrown out of a book because a sheet of it could not be had. Where the server has another build by now, the
 * window is loaded anew, at the same address.
 * @param load  imports the file
 * @param name  what the file exports
 */
export const lazyComponent = <M extends Record<N, Component>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> => lazy(async () => ({ default: (await patient(load))[name] }))

async function patient<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await announcedWhenSlow(load())
    } catch {
      if (await isBuildReplaced()) break
      await serverBack()
      // Vite asks for a style once: one that failed then would never come.
      await refetchFailedStylesheets()
    }
  }
  return await renewed()
}

/** A file that does not arrive is said to be slow: a browser asks for it again only when the window is loaded anew. */
async function announcedWhenSlow<T>(loading: Promise<T>): Promise<T> {
  let notice: number | undefined
  const timer = setTimeout(() => {
    const action = { label: translate('page.broken.reload'), run: () => location.reload() }
    notice = notify({ kind: 'warning', text: translate('component.slow.part'), action, isLasting: true })
  }, SLOW_AFTER_MS)
  try {
    return await watchFile(loading)
  } finally {
    clearTimeout(timer)
    if (notice !== undefined) dismissNotice(notice)
  }
}

/** Asks for the server until it answers. */
const serverBack = (): Promise<void> =>
  new Promise(resolve => {
    const stop = onServerBack(() => {
      stop()
      resolve()
    })
    reportNoResponse()
  })

const renewedAt = 'longbox.renewedAt'

/** Once a minute at most: a part that is missing for good is left away, the rest of the page goes on without it. */
function renewed(): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(renewedAt)) > 60_000) {
    sessionStorage.setItem(renewedAt, String(Date.now()))
    location.reload()
  }
  return new Promise(() => {})
}
