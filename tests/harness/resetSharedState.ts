import { afterAll, vi } from 'vitest'
import { recordGlobalObjects } from './recordGlobalObjects'
import { recordPageListeners } from './recordPageListeners'
import { removeModuleMocks } from './removeModuleMocks'

const hasPage = typeof document !== 'undefined'
const restoreGlobalObjects = hasPage ? recordGlobalObjects() : undefined
const removePageListeners = hasPage ? recordPageListeners() : undefined

/**
 * Undoes the changes that a test file has made to its process, because the next test file may run in the same process.
 * Each test file loads the modules of the project again. Only packages in `node_modules` stay loaded.
 */
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  // `vi.useRealTimers` must run after `vi.unstubAllGlobals`. If a test has replaced a fake timer function by a stub,
  // `vi.unstubAllGlobals` restores the fake function. `vi.useRealTimers` then restores the real function.
  vi.useRealTimers()
  // Waits for unfinished imports. Otherwise, the imported modules could appear in the next test file, without the mocks
  // of that file.
  await vi.dynamicImportSettled()
  vi.resetModules()
  removeModuleMocks()
  removePageListeners?.()
  restoreGlobalObjects?.()
  if (hasPage) resetPage()
})

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
