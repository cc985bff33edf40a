import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchGestures } from './watchGestures'

/** Of each gesture, how many pointers took part. */
let heard: number[] = []
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
  heard = []
  stop = watchGestures(found('#page'), ({ pointers }) => heard.push(pointers))
})
afterEach(() => {
  stop()
  document.getSelection()?.removeAllRanges()
})

test('a press on the page is a gesture', () => {
  press(found('p'))
  expect(heard).toEqual([1])
})

test('a press that was released elsewhere does not swallow the next one', () => {
  const down = new MouseEvent('pointerdown', { bubbles: true })
  found('p').dispatchEvent(Object.assign(down, { pointerId: 1, pointerType: 'mouse' }))
  press(found('p'))
  expect(heard).toEqual([1])
})

test('a press with Ctrl, Alt or Meta belongs to the browser', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) press(found('p'), { [held]: true })
  expect(heard).toEqual([])
})

test('a press with another button or on a control is nobody’s gesture', () => {
  press(found('p'), { button: 2 })
  press(found('button'))
  press(found('a'))
  expect(heard).toEqual([])
})

test('while text is selected nothing is a gesture', () => {
  document.getSelection()?.selectAllChildren(found('p'))
  press(found('p'))
  expect(heard).toEqual([])
})
