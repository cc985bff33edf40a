import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button } from './Button'

type ShowMoreButtonProps = {
  /** List element whose children are the visible items. Each item contains a button. */
  list: RefObject<HTMLElement | null>
  hiddenCount: number
  /** Maximum number of items that a click adds. */
  stepCount: number
  /** Must add the items at the end of the list. */
  onShowMore: () => void
  /** Returns the text of the button. `count` is the number of items that a click adds. */
  createText: (count: number) => string
}

/**
 * Button that adds hidden items to the end of a list, and focuses the first button of the first added item. If there
 * are no hidden items, renders nothing.
 */
export function ShowMoreButton({ list, hiddenCount, stepCount, onShowMore, createText }: ShowMoreButtonProps) {
  if (hiddenCount <= 0) return null
  const count = Math.min(hiddenCount, stepCount)
  const showMore = () => {
    const visibleCount = list.current?.children.length ?? 0
    flushSync(onShowMore)
    // After the last step, this button no longer exists. Without this call, the focus would be lost.
    list.current?.children[visibleCount]?.querySelector('button')?.focus()
  }
  return (
    <Button variant="plain" onClick={showMore}>
      {createText(count)}
    </Button>
  )
}
