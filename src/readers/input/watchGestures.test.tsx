import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchGestures } from './watchGestures'

/** Number of pointers of each reported gesture. */
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

test('reports a press on the page', () => {
  press(found('p'))
  expect(heard).toEqual([1])
})

test('reports the next press after a release elsewhere', () => {
  const down = new MouseEvent('pointerdown', { bubbles: true })
  found('p').dispatchEvent(Object.assign(down, { pointerId: 1, pointerType: 'mouse' }))
  press(found('p'))
  expect(heard).toEqual([1])
})

test('ignores presses with Ctrl, Alt or Meta', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) press(found('p'), { [held]: true })
  expect(heard).toEqual([])
})

test('ignores presses with other buttons and on controls', () => {
  press(found('p'), { button: 2 })
  press(found('button'))
  press(found('a'))
  expect(heard).toEqual([])
})

test('ignores presses while text is selected', () => {
  document.getSelection()?.selectAllChildren(found('p'))
  press(found('p'))
  expect(heard).toEqual([])
})
