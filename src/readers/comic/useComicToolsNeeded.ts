import { useEffect, useState } from 'react'
import { useHasShownFirstPage } from '../session/useHasShownFirstPage'
import type { ReaderController } from '../session/useReader'
import type { CommandRegistry } from './commandRegistry'

/** Returns whether the comic tools should load: some time after the first page, or at the first input. */
export function useComicToolsNeeded(reader: ReaderController, registry: CommandRegistry): boolean {
  const later = useHasShownFirstPage(reader)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const onKey = ({ key }: KeyboardEvent) => (/^([^ ]|Control)$/.test(key) ? want() : undefined)
    registry.onToolsNeeded = want
    window.addEventListener('pointerdown', want)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointerdown', want)
      window.removeEventListener('keydown', onKey)
    }
  }, [registry])
  return later || wanted
}
