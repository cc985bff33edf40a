import { lazy } from 'react'
import { lostServer, onServerBack } from '../api/connection'

/**
 * A part of a reader that is fetched when it is wanted. While the server is away it is simply not there, and comes when the
 * server does: nobody is thrown out of a book because a sheet of it could not be had.
 */
export const lazyPart: typeof lazy = load => lazy(() => patient(load))

async function patient<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    await serverBack()
    return await load().catch(() => serverBack().then(load))
  }
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
