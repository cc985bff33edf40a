import { useCallback, useState } from 'react'
import { createEmitter, type Emitter } from '../../preferences/emitter'
import type { BookViewerHandle, BookViewerProps } from '../session/bookViewer'
import type { EpubLocation } from './locators/epubLocations'

interface UseToolbarHidingResult {
  /** Event after which the toolbars disappear. */
  readonly readingContinued: Emitter
  /**
   * Passes the viewer to the parameter `register` of {@link useToolbarHiding}. Each page turn or scroll command of this
   * viewer then emits `readingContinued`.
   */
  readonly register: BookViewerProps['register']
  /** Emits `readingContinued`, and calls the parameter `jump` of {@link useToolbarHiding}. */
  readonly jumpAndRead: (target: EpubLocation) => void
}

/**
 * Hides the toolbars when the user continues to read, because the toolbars cover text. The user continues to read by a
 * page turn, by scrolling, or by a jump to a link, a search result or an entry of the contents sheet. Such jumps must
 * call `jumpAndRead`. The slider, the toolbar buttons and their shortcuts, such as Home, must call the parameter `jump`
 * instead, so that the toolbars stay visible.
 */
export function useToolbarHiding(
  register: BookViewerProps['register'],
  jump: (target: EpubLocation) => void,
): UseToolbarHidingResult {
  const [readingContinued] = useState(() => createEmitter())
  return {
    readingContinued,
    register: useCallback(
      viewer => register(viewer && emitOnPageTurns(viewer, readingContinued)),
      [register, readingContinued],
    ),
    jumpAndRead: target => {
      readingContinued.emit()
      jump(target)
    },
  }
}

const emitOnPageTurns = (viewer: BookViewerHandle, { emit }: Emitter): BookViewerHandle => ({
  ...viewer,
  next: () => {
    emit()
    viewer.next()
  },
  previous: () => {
    emit()
    viewer.previous()
  },
  scroll: (direction, by) => {
    emit()
    return viewer.scroll(direction, by)
  },
})
