import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../api/program/lazyComponent'
import { bufferTyping } from './bufferTyping'
import { onOpenPalette } from './openPalette'

const CommandPalette = lazyComponent(() => import('./CommandPalette'), 'CommandPalette')

/** Toggles the command palette on Ctrl K or ⌘ K. Buffers keystrokes until the lazily loaded palette is mounted. */
export function PaletteHost() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen(now => !now)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  useEffect(() => onOpenPalette(() => setOpen(true)), [])
  const take = useRef<() => string>(() => '')
  useEffect(() => {
    if (!open) return
    take.current = bufferTyping(() => setOpen(false))
    return () => void take.current()
  }, [open])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      <CommandPalette typedAhead={() => take.current()} onClose={() => setOpen(false)} />
    </Suspense>
  )
}
