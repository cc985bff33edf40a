import { useEffect, useMemo, useState } from 'react'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ReaderShortcut } from './readerShortcuts'

type CustomShortcutsModule = typeof import('./customShortcuts')

let loadedModule: CustomShortcutsModule | undefined

/**
 * Makes the loaded module `customShortcuts` available to {@link useCustomShortcuts}. The shortcut sheet calls this
 * function, so that changed keys work immediately, without a reload of the page.
 */
export function setLoadedCustomShortcutsModule(module: CustomShortcutsModule): void {
  loadedModule = module
}

/**
 * Returns the default shortcuts with the key changes of the user. Loads the code that applies the changes only if the
 * user has changed any keys.
 */
export function useCustomShortcuts(shortcuts: readonly ReaderShortcut[]): readonly ReaderShortcut[] {
  const [text] = useReaderSetting('reader.keys')
  const [importedModule, setImportedModule] = useState<CustomShortcutsModule>()
  const customShortcuts = importedModule ?? loadedModule
  const isCustomized = text !== ''
  useEffect(() => {
    if (isCustomized) import('./customShortcuts').then(setImportedModule, () => {})
  }, [isCustomized])
  return useMemo(
    () =>
      customShortcuts && text
        ? customShortcuts.applyCustomShortcuts(shortcuts, customShortcuts.parseCustomShortcuts(text))
        : shortcuts,
    [shortcuts, customShortcuts, text],
  )
}
