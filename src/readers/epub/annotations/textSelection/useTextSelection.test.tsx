import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { VisibleEpubLocation } from '../../locators/visibleEpubLocation'
import { ChapterAnnotator } from '../chapterAnnotator'
import type { TextSelection } from './textSelection'
import { useTextSelection } from './useTextSelection'

const locationOn = (page: number): VisibleEpubLocation => ({ start: { chapter: 0 }, page }) as never

/**
 * Simulates that the user selects text on page 1. The returned function `moveTo` changes the bounding box of the text.
 */
function selectText(isEntered = false) {
  const annotator = new ChapterAnnotator({ chapters: [], toc: [] } as never)
  const { result, rerender } = renderHook(location => useTextSelection(annotator, location), {
    initialProps: locationOn(1),
  })
  const rect = new DOMRect(10, 20, 30, 40)
  const measureRect = vi.fn((): DOMRect | undefined => rect)
  const selection: TextSelection = {
    mark: { cfi: 'epubcfi(/6/2!/4/2)' } as never,
    rect,
    measureRect,
    isHighlighted: false,
    isEntered,
    focusText: () => undefined,
  }
  act(() => annotator.onSelection(selection))
  return { result, selection, rerender, moveTo: (rect: DOMRect | undefined) => measureRect.mockReturnValue(rect) }
}

test('a layout change that keeps the page updates the bounding box of the selected text', () => {
  const { result, rerender, moveTo } = selectText(true)
  moveTo(new DOMRect(100, 20, 30, 40))
  rerender(locationOn(1))
  expect(result.current).toMatchObject({ rect: { x: 100, y: 20 }, mark: { cfi: 'epubcfi(/6/2!/4/2)' } })
  // A layout change must not move the focus to the menu. The menu takes the focus if `isEntered` is true.
  expect(result.current?.isEntered).toBe(false)
})

test('the selection stays the same object if the text has not moved', () => {
  const { result, rerender, selection } = selectText()
  rerender(locationOn(1))
  expect(result.current).toBe(selection)
})

test('clears the selection if a layout change renders the chapter again, because its text is then in a removed document', () => {
  const { result, rerender, moveTo } = selectText()
  moveTo(undefined)
  rerender(locationOn(1))
  expect(result.current).toBeUndefined()
})

test('a page turn clears the selection', () => {
  const { result, rerender } = selectText()
  rerender(locationOn(2))
  expect(result.current).toBeUndefined()
})
