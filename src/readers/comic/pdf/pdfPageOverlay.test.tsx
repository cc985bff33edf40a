import { beforeEach, expect, test, vi } from 'vitest'
import { PdfPageOverlay } from './pdfPageOverlay'
import type { PdfPageContent } from './readPdfPage'

const texts = ['The har', 'bour', '', ' light']
const content: PdfPageContent = {
  box: { width: 200, height: 100, x: 0, y: 0, rotation: 90 },
  items: texts.map(str => ({
    str,
    dir: 'ltr',
    width: 1,
    height: 10,
    fontName: 'f',
    transform: [10, 0, 0, 10, 0, 0],
    hasEOL: false,
  })),
  styles: {},
  language: 'en',
  links: [
    { region: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 }, label: 'web', target: { outside: 'https://a.example/' } },
  ],
}

let overlay: PdfPageOverlay
let layer: HTMLElement
beforeEach(() => {
  layer = document.createElement('div')
  const itemElements = texts.map(text => {
    const item = document.createElement('span')
    item.textContent = text
    return item
  })
  layer.append(...itemElements)
  overlay = new PdfPageOverlay(7, content, { element: layer, itemElements })
})

test('gets the geometry of the image, including crop and rotation', () => {
  const image = document.createElement('img')
  image.style.cssText = 'left: -10%; inline-size: 120%;'
  Object.defineProperties(image, { offsetWidth: { value: 300 }, offsetHeight: { value: 800 } })
  overlay.place(image)
  expect(overlay.element.style.cssText).toBe(image.style.cssText)
  expect(layer.style.transform).toBe('matrix(0,4,-3,0,300,0)')
})

test('labels its links, and reports the target of a clicked link instead of following the link', () => {
  const onLink = vi.fn()
  overlay.setLinks([...overlay.externalLinks, { ...content.links[0], target: { page: 3 } } as never], {
    linkLabelOf: ({ label, target }) => `${label} ${JSON.stringify(target)}`,
    linkUrlOf: target => ('page' in target ? '?page=3' : target.outside),
    onLink,
  })
  const links = [...overlay.element.querySelectorAll('a')]
  expect(links.map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['web {"outside":"https://a.example/"}', 'https://a.example/'],
    ['web {"page":3}', '?page=3'],
  ])
  expect(links[0]?.style).toMatchObject({ left: '10%', top: '20%', inlineSize: '30%', blockSize: '40%' })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  links[1]?.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(true)
  expect(onLink).toHaveBeenCalledWith({ page: 3 })
})

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with %s on a link to another page to the browser',
  key => {
    const onLink = vi.fn()
    overlay.setLinks([...overlay.externalLinks, { ...content.links[0], target: { page: 3 } } as never], {
      linkLabelOf: ({ label }) => label,
      linkUrlOf: () => '#',
      onLink,
    })
    const isPrevented = [...overlay.element.querySelectorAll('a')].map(link => {
      const click = new MouseEvent('click', { cancelable: true, [key]: true })
      link.dispatchEvent(click)
      return click.defaultPrevented
    })
    expect(isPrevented).toEqual([true, false])
    expect(onLink).toHaveBeenCalledTimes(1)
  },
)

test('finds the characters of a range that spans several text items', () => {
  const start = overlay.text.text.indexOf('harbour light')
  const range = overlay.rangeOf({ start, end: start + 'harbour light'.length })
  expect(String(range)).toBe('harbour light')
})
