import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { WebtoonViewer } from './WebtoonViewer'

vi.mock('../session/useStoreWebtoonPoint')
vi.mock('./webtoonScroller')
vi.mock('./useMeasuredPages', () => ({ useMeasuredPages: () => [] }))
vi.mock('./useWebtoonSideBorderCrops', () => ({ useWebtoonSideBorderCrops: () => ({ pages: [], regions: [] }) }))

afterEach(() => vi.unstubAllGlobals())

test('the scroll container, which is a tab stop, has a role and the title of the book as its name', () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const comic = { book: { id: 'b1', metadata: { title: 'Strip 001' } }, pages: [] }
  const props = { comic, register: () => {}, onRelocated: () => {}, onLeave: () => {} }
  render(<WebtoonViewer {...(props as unknown as ComponentProps<typeof WebtoonViewer>)} />)
  expect(screen.getByRole('region', { name: 'Strip 001' }).tabIndex).toBe(0)
})
