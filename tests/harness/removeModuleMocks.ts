import type { EvaluatedModules } from 'vite/module-runner'

/**
 * Removes the replacements that `vi.mock` and `vi.doMock` have made. Vitest stores a replacement together with the
 * loaded module, and `vi.resetModules` does not remove it. Without this function, the next test file in the same process
 * would get the replacement of the previous file.
 */
export function removeModuleMocks(): void {
  const { evaluatedModules } = (globalThis as unknown as VitestGlobals).__vitest_worker__
  for (const [id, module] of evaluatedModules.idToModuleMap)
    if (id.startsWith('mock:') || (module.meta && 'mockedModule' in module.meta))
      evaluatedModules.invalidateModule(module)
}

/** Global object of Vitest that contains the modules which the process has loaded. */
type VitestGlobals = { __vitest_worker__: { evaluatedModules: EvaluatedModules } }
