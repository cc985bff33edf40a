import { afterAll, vi } from 'vitest'

const hasPage = typeof document !== 'undefined'
const removeListeners = hasPage ? [recordListeners(window), recordListeners(document, ['visibilitychange'])] : []

/**
 * Removes the state that a test file leaves, because the following test files run in the same process. Each file loads
 * the modules of the project anew. Only packages in `node_modules` are loaded once per process.
 */
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // Restores the timers after the stubs, because a test may have stubbed a function that was already a fake timer.
  vi.useRealTimers()
  vi.resetModules()
  for (const remove of removeListeners) remove()
  if (hasPage) resetPage()
})

/**
 * Records the listeners that are added from now on.
 * @param types only these types of events, for example because packages keep their listeners of other types
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

/** Removes the contents of the page, the stored data and the address. */
function resetPage() {
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  history.replaceState(null, '', '/')
}
