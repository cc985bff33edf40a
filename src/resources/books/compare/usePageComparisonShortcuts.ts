import { useEffect, useRef } from 'react'
import { useTextDirection } from '../../../language/useTextDirection'
import { type PageComparisonMode, pageComparisonModes } from './pageComparisonModes'

type ComparisonCommands = {
  /**
   * Shows another pair of pages.
   * @param step number of pairs to move forward. Negative to move back.
   */
  turn: (step: number) => void
  turnToEdge: (edge: 'first' | 'last') => void
  show: (view: PageComparisonMode) => void
  /**
   * Changes which pages are compared with each other. Moves the pages of the candidate (the book that is compared with
   * the existing book) by a number of pages.
   */
  shift: (step: number) => void
}

/**
 * Keys that change the value of a slider or radio group. They are not shortcuts while a slider or radio group has the
 * focus.
 */
const navigationKeys: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** When the user presses the key of a page comparison command, runs this command. */
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
    // The listener uses the capture phase, because the dialog stops arrow key events before they bubble to the window.
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
