import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../api/program/lazyComponent'
import { getShortcutLetter } from '../../components/focus/getLatinLetterOfKeyPress'
import { closeNonModalOverlays, hasOpenModalOverlay } from '../../components/overlays/overlayStack'
import { bufferKeystrokes } from './bufferKeystrokes'
import { onOpenCommandPalette } from './openCommandPalette'

const CommandPalette = lazyComponent(() => import('./CommandPalette'), 'CommandPalette')

/**
 * Opens the command palette when the user presses Ctrl K or ⌘ K, or when {@link openCommandPalette} is called. If the
 * palette is open, the same keys close the palette. While another modal overlay is open, the keys do not open the
 * palette, because the palette would open pages behind this overlay. While the code of the palette loads, stores the
 * text that the user types.
 */
export function CommandPaletteHost() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const letter = getShortcutLetter(event)
      if (letter !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      if (hasOpenModalOverlay()) return setOpen(false)
      closeNonModalOverlays()
      setOpen(isOpen => !isOpen)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  useEffect(() => onOpenCommandPalette(() => setOpen(true)), [])
  const takeBuffered = useRef<() => string>(() => '')
  useEffect(() => {
    if (!open) return
    takeBuffered.current = bufferKeystrokes(() => setOpen(false))
    return () => void takeBuffered.current()
  }, [open])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <CommandPalette takeBufferedText={() => takeBuffered.current()} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
