import { type LazyExoticComponent, lazy } from 'react'
import { isReplaced } from '../api/build'
import { lostServer, onServerBack } from '../api/connection'
import { fetchFailedStyles } from './failedStyles'

/** What React takes for one. */
type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * A part that is fetched when it is wanted. While the server is away it is simply not there, and comes when the server does:
 * nobody is thrown out of a book because a sheet of it could not be had. Where the server has another build by now, the
 * window is loaded anew, at the same address.
 * @param load  imports the file
 * @param name  what the file exports
 */
export const lazyPart = <M extends Record<N, Component>, N extends string>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> => lazy(async () => ({ default: (await patient(load))[name] }))

async function patient<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await load()
    } catch {
      if (await isReplaced()) break
      await serverBack()
      // Vite asks for a style once: one that failed then would never come.
      await fetchFailedStyles()
    }
  }
  return await renewed()
}

/** Asks for the server until it answers. */
const serverBack = (): Promise<void> =>
  new Promise(resolve => {
    const stop = onServerBack(() => {
      stop()
      resolve()
    })
    lostServer()
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
