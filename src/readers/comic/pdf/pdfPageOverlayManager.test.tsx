import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PdfPageContentCache } from './pdfPageContentCache'
import { PdfPageOverlayManager } from './pdfPageOverlayManager'

const renderTextLayer = vi.hoisted(() => vi.fn(async () => Promise.reject(new Error('broken'))))
vi.mock('./renderPdfTextLayer', () => ({ renderPdfTextLayer: renderTextLayer }))

let surface: HTMLElement
let overlays: PdfPageOverlayManager
beforeEach(() => {
  renderTextLayer.mockClear()
  surface = document.body.appendChild(document.createElement('div'))
  surface.innerHTML = '<div data-page="1"><img alt=""></div>'
  Object.defineProperty(surface.querySelector('img'), 'complete', { value: true })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100))
  overlays = new PdfPageOverlayManager(
    surface,
    { get: () => ({ items: [], links: [] }) } as unknown as PdfPageContentCache,
    {
      imageLabelOf: page => `Page ${page}`,
      linkLabelOf: ({ label }) => label,
      linkUrlOf: () => '#',
      onLink: () => {},
      onChanged: () => {},
    },
  )
})
afterEach(() => {
  overlays.stop()
  surface.remove()
  vi.restoreAllMocks()
})

test('renders a failed page once, and again only after the failed pages are retried', async () => {
  const image = surface.querySelector('img') as HTMLImageElement
  await vi.waitFor(() => expect(renderTextLayer).toHaveBeenCalledTimes(1))
  for (const label of ['first', 'second']) {
    image.alt = label
    surface.dispatchEvent(new Event('scroll'))
    await vi.waitFor(() => expect(image.alt).toBe('Page 1'))
  }
  expect(renderTextLayer).toHaveBeenCalledTimes(1)
  overlays.retryFailed()
  await vi.waitFor(() => expect(renderTextLayer).toHaveBeenCalledTimes(2))
})
