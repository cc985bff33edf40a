import { useEffect, useMemo, useState } from 'react'
import { useReaderSetting } from '../../settings/effectiveReaderSettings'
import type { ReaderShortcut } from './readerShortcuts'

type CustomShortcutsModule = typeof import('./customShortcuts')

let loadedModule: CustomShortcutsModule | undefined

/**
 * Stores the loaded module of custom shortcuts. The shortcut sheet calls this function, so that new keys work without a
 * reload.
 */
export function setLoadedCustomShortcutsModule(module: CustomShortcutsModule): void {
  loadedModule = module
}

/** Returns the shortcuts with the changes of the user. The code for changes loads only if the user has made changes. */
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
