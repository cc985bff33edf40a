// @vitest-environment jsdom

import { expect } from 'vitest'
import { fc, test as property } from '../../../../../tests/harness/propertyTest'
import { emptyTextNodes } from './layOutTextInStages'

const textTree = fc.letrec(tie => ({
  node: fc.oneof({ depthSize: 'small' }, fc.string({ maxLength: 40 }), tie('element')),
  element: fc.array(tie('node'), { maxLength: 5 }),
}))

/** Creates an element from a nested array. A string becomes a text node, and an inner array becomes a child element. */
function createElement(content: readonly unknown[]): HTMLElement {
  const element = document.createElement('div')
  for (const entry of content) element.append(Array.isArray(entry) ? createElement(entry) : String(entry))
  return element
}

property.prop([textTree.element, fc.integer({ min: 1, max: 50 })])(
  'each stage shows the first characters, and the last stage restores all text nodes',
  (content, firstChars) => {
    const root = createElement(content as unknown[])
    const original = root.cloneNode(true)
    const text = root.textContent ?? ''
    const showNextTexts = emptyTextNodes(root)
    expect(root.textContent).toBe('')
    let chars = firstChars
    while (showNextTexts(chars)) {
      expect(root.textContent).toBe(text.slice(0, chars))
      chars *= 2
    }
    expect(root.isEqualNode(original)).toBe(true)
  },
)
