// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import type { ChapterPageLayout } from '../content/createEpubStyleSheet'
import { fitImagesToColumns } from './fitWideContentToColumns'

const frame: ChapterPageLayout = {
  width: 400,
  height: 600,
  gap: 20,
  columns: 1,
  flow: 'paginated',
  direction: 'ltr',
  fixedLayout: false,
}

test('measures all images before changing one, because each measurement after a change causes a new layout', () => {
  document.body.innerHTML = '<img style="margin-left:-5px;float:left" alt="">'.repeat(50)
  const images = [...document.querySelectorAll('img')]
  const steps: ('read' | 'write')[] = []
  const getStyle = globalThis.getComputedStyle
  vi.spyOn(globalThis, 'getComputedStyle').mockImplementation(element => {
    steps.push('read')
    return getStyle(element)
  })
  for (const image of images) {
    const note = () => steps.push('write')
    vi.spyOn(image.style, 'setProperty').mockImplementation(note)
    vi.spyOn(image, 'setAttribute').mockImplementation(note)
  }
  fitImagesToColumns(images, frame)
  const changes = steps.filter((step, at) => step === 'read' && steps[at - 1] === 'write').length
  expect(steps.filter(step => step === 'write').length).toBeGreaterThanOrEqual(images.length)
  expect(changes).toBeLessThan(3)
})
