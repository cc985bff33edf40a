import { afterAll, vi } from 'vitest'
import { recordGlobalObjects } from './recordGlobalObjects'
import { removeModuleMocks } from './removeModuleMocks'

const hasPage = typeof document !== 'undefined'
const restoreGlobalObjects = hasPage ? recordGlobalObjects() : undefined
const removeListeners = hasPage ? [recordListeners(window), recordListeners(document, ['visibilitychange'])] : []

/**
 * Undoes the changes that a test file has made to its process, because the next test file may run in the same process.
 * Each test file loads the modules of the project again. Only packages in `node_modules` stay loaded.
 */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // `vi.useRealTimers` must run after `vi.unstubAllGlobals`. If a test has replaced a fake timer function by a stub,
  // `vi.unstubAllGlobals` restores the fake function. `vi.useRealTimers` then restores the real function.
  vi.useRealTimers()
  vi.resetModules()
  removeModuleMocks()
  for (const remove of removeListeners) remove()
  restoreGlobalObjects?.()
  if (hasPage) resetPage()
})

/**
 * Records the event listeners that are added to a target, so that they can be removed later.
 * @param types event types to record. Listeners of other types stay on the target, because packages need them. If
 *   undefined, all types are recorded.
 * @returns function that removes the recorded listeners and ends the recording
 */
function recordListeners(target: Window | Document, types?: readonly string[]) {
  const recorded: Parameters<typeof target.addEventListener>[] = []
  const { addEventListener } = target
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    if (!types || types.includes(args[0])) recorded.push(args)
    addEventListener.apply(target, args)
  }
  return () => {
    target.addEventListener = addEventListener
    for (const [type, listener, options] of recorded) target.removeEventListener(type, listener, options)
  }
}

/**
 * Empties the browser storage and the body of the page. Removes the attributes of the root element. Sets the address to
 * `/`.
 */
function resetPage() {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
}
