import { expect, test, vi } from 'vitest'
import { patchEpubjsPageScaling } from './patchEpubjsPageScaling'

/**
 * Creates a page with the given body style. Its function `fit` overwrites the background of the page, like the function
 * `fit` of epubjs.
 */
function createPage(style: Readonly<Record<string, string>>) {
  const body = { style: { ...style } as Record<string, string> }
  const setProperty = vi.fn()
  const document = { body, documentElement: { style: { setProperty } } } as unknown as Document
  const fit = vi.fn((width: number, _height: number) => {
    Object.assign(body.style, { backgroundColor: 'transparent', backgroundSize: `${width}px` })
  })
  return { body, setProperty, fit, contents: { document, fit } }
}

test('keeps the background, the left edge and the outline of a scaled page, and defines its viewport units', () => {
  const { body, setProperty, fit, contents } = createPage({ backgroundColor: 'red', backgroundSize: 'cover' })
  patchEpubjsPageScaling(contents, () => ({ width: 900, height: 600 }))
  contents.fit(640, 640)
  expect(fit).toHaveBeenCalledWith(640, 640)
  expect(body.style).toEqual({
    backgroundColor: 'red',
    backgroundSize: 'cover',
    marginRight: 'calc(100% - 900px)',
    clipPath: 'inset(0)',
  })
  expect(setProperty).toHaveBeenCalledWith('--longbox-vmin', '6px')
})

test('changes only the background of a page whose size is unknown', () => {
  const { body, setProperty, contents } = createPage({ backgroundColor: 'red', backgroundSize: 'cover' })
  patchEpubjsPageScaling(contents, () => undefined)
  contents.fit(640, 640)
  expect(body.style).toEqual({ backgroundColor: 'red', backgroundSize: 'cover' })
  expect(setProperty).not.toHaveBeenCalled()
})
