import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { ChapterAnnotator, type TextSelection } from './chapterAnnotator'
import { useTextSelection } from './useTextSelection'

const locationOn = (page: number): VisibleEpubLocation => ({ start: { chapter: 0 }, page }) as never

/** Selects text at a bounding box on page 1. `moveTo` moves the selected text. */
function selectText(isEntered = false) {
  const annotator = new ChapterAnnotator({ chapters: [], toc: [] } as never)
  const { result, rerender } = renderHook(location => useTextSelection(annotator, location), {
    initialProps: locationOn(1),
  })
  const measureRect = vi.fn(() => new DOMRect(10, 20, 30, 40))
  const selection: TextSelection = {
    mark: { cfi: 'epubcfi(/6/2!/4/2)' } as never,
    rect: measureRect(),
    measureRect,
    isHighlighted: false,
    isEntered,
  }
  act(() => annotator.onSelection(selection))
  return { result, selection, rerender, moveTo: (rect: DOMRect) => measureRect.mockReturnValue(rect) }
}

test('a layout change that keeps the page updates the bounding box of the selected text', () => {
  const { result, rerender, moveTo } = selectText(true)
  moveTo(new DOMRect(100, 20, 30, 40))
  rerender(locationOn(1))
  expect(result.current).toMatchObject({ rect: { x: 100, y: 20 }, mark: { cfi: 'epubcfi(/6/2!/4/2)' } })
  // The menu must not take the focus again.
  expect(result.current?.isEntered).toBe(false)
})

test('the selection stays the same object if the text has not moved', () => {
  const { result, rerender, selection } = selectText()
  rerender(locationOn(1))
  expect(result.current).toBe(selection)
})

test('a page turn clears the selection', () => {
  const { result, rerender } = selectText()
  rerender(locationOn(2))
  expect(result.current).toBeUndefined()
})
