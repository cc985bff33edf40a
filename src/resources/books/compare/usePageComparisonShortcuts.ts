import { useEffect, useRef } from 'react'
import { useTextDirection } from '../../../language/useTextDirection'
import { type PageComparisonView, pageComparisonViews } from './pageComparisonViews'

type ComparisonCommands = {
  /** @param step  number of pages; negative for earlier pages */
  turn: (step: number) => void
  turnToEdge: (edge: 'first' | 'last') => void
  show: (view: PageComparisonView) => void
  /** Shifts the pages of the candidate, so that each faces another page of the existing book. */
  shift: (step: number) => void
}

/** Keys that a slider or radio group also uses while it has the focus. */
const navigationKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** Handles the keys of the page comparison. */
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
    // The dialog stops the propagation of arrow keys, so this listener must run first.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [direction])
}

function commandOf(
  key: string,
  isRtl: boolean,
  { turn, turnToEdge, show, shift }: ComparisonCommands,
): (() => void) | undefined {
  const view = pageComparisonViews[Number(key) - 1]
  if (view) return () => show(view)
  if (key === 'ArrowRight') return () => turn(isRtl ? -1 : 1)
  if (key === 'ArrowLeft') return () => turn(isRtl ? 1 : -1)
  if (key === 'Home') return () => turnToEdge('first')
  if (key === 'End') return () => turnToEdge('last')
  if (key === '+') return () => shift(1)
  return key === '-' ? () => shift(-1) : undefined
}
