import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { BookImageViewer } from './BookImageViewer'

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = () => undefined
  return loadTextBundle('reader')
})

test('an image that is smaller than the window is enlarged to the window', () => {
  render(<BookImageViewer bookImage={{ url: 'blob:title', label: 'Title', screenFraction: 0.3 }} onClose={vi.fn()} />)
  const image = screen.getByRole('img', { name: 'Title', hidden: true })
  Object.defineProperties(image, { naturalWidth: { value: 500 }, naturalHeight: { value: 800 } })
  fireEvent.load(image)
  // The style sheet computes the width of the image from its aspect ratio.
  expect(image.style.getPropertyValue('--aspect-ratio')).toBe('0.625')
})
