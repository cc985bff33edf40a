import { useEffect, useRef } from 'react'
import { useTextDirection } from '../../../language/useTextDirection'
import { type PageComparisonMode, pageComparisonModes } from './pageComparisonModes'

type ComparisonCommands = {
  /**
   * Shows another pair of pages.
   * @param step number of pairs to move; negative for earlier pairs
   */
  turn: (step: number) => void
  turnToEdge: (edge: 'first' | 'last') => void
  show: (view: PageComparisonMode) => void
  /**
   * Changes which pages are paired. Moves all pages of the candidate (the book compared with the existing book) by a
   * number of pages.
   */
  shift: (step: number) => void
}

/** Keys that are not shortcuts while a slider or radio group has the focus, because they change its value. */
const navigationKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Handles the keyboard shortcuts of the page comparison. */
export function usePageComparisonShortcuts(commands: ComparisonCommands): void {
  const direction = useTextDirection()
  const latest = useRef(commands)
  useEffect(() => {
    latest.current = commands
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
      if (navigationKeys.has(key) && target instanceof HTMLElement && target.closest('input, [role=radio]')) return
      const command = commandOf(key, direction === 'rtl', latest.current)
      if (!command) return
      event.preventDefault()
      command()
    }
    // Listens in the capture phase, because the dialog stops the propagation of arrow keys.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [direction])
}

function commandOf(
  key: string,
  isRtl: boolean,
  { turn, turnToEdge, show, shift }: ComparisonCommands,
): (() => void) | undefined {
  const view = pageComparisonModes[Number(key) - 1]
  if (view) return () => show(view)
  if (key === 'ArrowRight') return () => turn(isRtl ? -1 : 1)
  if (key === 'ArrowLeft') return () => turn(isRtl ? 1 : -1)
  if (key === 'Home') return () => turnToEdge('first')
  if (key === 'End') return () => turnToEdge('last')
  if (key === '+') return () => shift(1)
  return key === '-' ? () => shift(-1) : undefined
}
