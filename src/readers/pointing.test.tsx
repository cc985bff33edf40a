import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchPointing } from './pointing'

let heard = 0
let stop: () => void
const press = (target: Element, held: MouseEventInit = {}) => {
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, ...held }), { pointerId: 1, pointerType: 'mouse' }),
    )
}
const found = (selector: string) => document.querySelector(selector) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div id="page"><p>Words of a page</p><button>Try again</button><a href="#x">On</a></div>'
  heard = 0
  stop = watchPointing(found('#page'), () => {
    heard += 1
  })
})
afterEach(() => {
  stop()
  document.getSelection()?.removeAllRanges()
})

test('a press on the page is a gesture', () => {
  press(found('p'))
  expect(heard).toBe(1)
})

test('a press with Ctrl, Alt or Meta belongs to the browser', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) press(found('p'), { [held]: true })
  expect(heard).toBe(0)
})

test('a press with another button or on a control is nobody’s gesture', () => {
  press(found('p'), { button: 2 })
  press(found('button'))
  press(found('a'))
  expect(heard).toBe(0)
})

test('while text is selected nothing is a gesture', () => {
  document.getSelection()?.selectAllChildren(found('p'))
  press(found('p'))
  expect(heard).toBe(0)
})
