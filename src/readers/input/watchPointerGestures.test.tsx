import { afterEach, beforeEach, expect, test } from 'vitest'
import { watchPointerGestures } from './watchPointerGestures'

let pointerCounts: number[] = []
let stop: () => void
const press = (target: Element, held: MouseEventInit = {}) => {
  for (const type of ['pointerdown', 'pointerup'])
    target.dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, ...held }), { pointerId: 1, pointerType: 'mouse' }),
    )
}
const find = (selector: string) => document.querySelector(selector) as HTMLElement

beforeEach(() => {
  document.body.innerHTML = '<div id="page"><p>Words of a page</p><button>Try again</button><a href="#x">On</a></div>'
  pointerCounts = []
  stop = watchPointerGestures(find('#page'), ({ pointers }) => pointerCounts.push(pointers))
})
afterEach(() => {
  stop()
  document.getSelection()?.removeAllRanges()
})

test('reports a press on the page', () => {
  press(find('p'))
  expect(pointerCounts).toEqual([1])
})

test('reports the next press after a release outside the page', () => {
  const down = new MouseEvent('pointerdown', { bubbles: true })
  find('p').dispatchEvent(Object.assign(down, { pointerId: 1, pointerType: 'mouse' }))
  press(find('p'))
  expect(pointerCounts).toEqual([1])
})

test('ignores presses while Ctrl, Alt or Meta is held', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey']) press(find('p'), { [held]: true })
  expect(pointerCounts).toEqual([])
})

test('ignores presses with other mouse buttons and presses on controls', () => {
  press(find('p'), { button: 2 })
  press(find('button'))
  press(find('a'))
  expect(pointerCounts).toEqual([])
})

test('ignores presses while text is selected', () => {
  document.getSelection()?.selectAllChildren(find('p'))
  press(find('p'))
  expect(pointerCounts).toEqual([])
})

test('reports presses on an anchor without an address, and ignores presses on links in SVG and in image maps', () => {
  find('#page').innerHTML =
    '<a id="cover"><img alt="" /></a><svg><a xlink:href="#x"><text>On</text></a></svg><map><area href="#x" /></map>'
  press(find('text'))
  press(find('area'))
  expect(pointerCounts).toEqual([])
  press(find('img'))
  expect(pointerCounts).toEqual([1])
})
