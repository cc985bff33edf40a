import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../src/language/interfaceLanguage'
import { EpubBookmarkList } from '../../src/readers/epub/annotations/AnnotationLists'

const input = vi.hoisted(() => ({ isTouch: false }))
vi.mock('../../src/components/page/useMediaQuery', () => ({ useIsTouchInput: () => input.isTouch }))

beforeAll(() => loadTextBundle('reader'))

test.each([
  [false, 'No bookmarks in this book yet. Press B to add one.'],
  [true, 'No bookmarks in this book yet.'],
])('mentions the key that adds a bookmark only without touch input: %s', (isTouch, text) => {
  input.isTouch = isTouch
  const annotations = { bookmarks: [], highlights: [] }
  render(<EpubBookmarkList annotations={annotations as never} book={{} as never} onSelect={vi.fn()} />)
  expect(screen.getByText(text)).toBeTruthy()
})
