import { type RefObject, useEffect, useState } from 'react'
import { useTranslate } from '../../../language/useTranslate'
import type { ChapterRenderHook } from '../content/chapterRenderHook'
import type { VisibleEpubLocation } from '../locators/visibleEpubLocation'
import { ChapterFocusManager } from './chapterFocusManager'

/**
 * Keeps the keyboard focus on the visible page of the chapters in an element.
 * @param onLocation called with each new location before the focus manager handles the new location
 * @returns functions to call: `hook` for each displayed chapter, and `onLocation` for each new location
 */
export function useChapterFocusManager(
  host: RefObject<HTMLElement | null>,
  onLocation: (location: VisibleEpubLocation) => void,
): { readonly hook: ChapterRenderHook; readonly onLocation: (location: VisibleEpubLocation) => void } {
  const t = useTranslate()
  const [manager] = useState(() => new ChapterFocusManager(() => host.current, t('reader.book.picture')))
  useEffect(() => manager.start(), [manager])
  return {
    hook: manager.hook,
    onLocation: location => {
      onLocation(location)
      manager.handleMove()
    },
  }
}
