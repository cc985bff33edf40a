import { beforeEach, describe, expect, test } from 'vitest'
import { watchOverscroll } from './watchOverscroll'

let strip: HTMLElement
let reported: string[]
let surface: HTMLElement
let isCardShown: boolean
const touch = (type: string, touches: [number, number][], changed: [number, number][] = []) => {
  const points = (list: [number, number][]) => list.map(([clientX, clientY]) => ({ clientX, clientY }))
  surface.dispatchEvent(Object.assign(new Event(type), { touches: points(touches), changedTouches: points(changed) }))
}
const pull = (from: [number, number], to: [number, number], at: number) => {
  strip.scrollTop = at
  touch('touchstart', [from])
  touch('touchend', [], [to])
  return reported.splice(0)
}

beforeEach(() => {
  surface = document.createElement('div')
  surface.innerHTML = '<div data-webtoon></div>'
  strip = surface.firstElementChild as HTMLElement
  Object.defineProperties(strip, { scrollHeight: { value: 3_000 }, clientHeight: { value: 800 } })
  reported = []
  isCardShown = false
  watchOverscroll(
    surface,
    () => surface.querySelector<HTMLElement>('[data-webtoon]'),
    () => isCardShown,
    direction => reported.push(direction),
  )
})

test('reports a pull beyond either end of the webtoon', () => {
  expect(pull([200, 600], [205, 480], 2_200)).toEqual(['up'])
  expect(pull([200, 300], [195, 460], 0)).toEqual(['down'])
})

test.each([
  ['starts inside the webtoon', [200, 600], [200, 100], 1_900],
  ['is short', [200, 600], [200, 560], 2_200],
  ['is diagonal', [200, 600], [320, 480], 2_200],
  ['goes in the opposite direction', [200, 300], [200, 460], 2_200],
] as const)('ignores a pull that %s', (_, from, to, at) => {
  expect(pull([...from], [...to], at)).toEqual([])
})

test('ignores panning of an enlarged webtoon', () => {
  strip.style.transform = 'translate(0px, -100px) scale(1.25)'
  expect(pull([200, 600], [205, 480], 2_200)).toEqual([])
})

describe('while the card of the next book covers the webtoon', () => {
  test('reports pulls in both directions', () => {
    isCardShown = true
    expect(pull([200, 600], [205, 480], 2_200)).toEqual(['up'])
    expect(pull([200, 300], [195, 460], 2_200)).toEqual(['down'])
  })

  test('reports a pull if the webtoon is enlarged', () => {
    isCardShown = true
    strip.style.transform = 'translate(0px, -100px) scale(1.25)'
    expect(pull([200, 600], [205, 480], 2_200)).toEqual(['up'])
  })

  test('ignores the pull during which the card appears', () => {
    strip.scrollTop = 2_200
    touch('touchstart', [[200, 600]])
    isCardShown = true
    touch('touchend', [], [[205, 480]])
    expect(reported).toEqual([])
  })
})

test('ignores two-finger gestures', () => {
  strip.scrollTop = 2_200
  touch('touchstart', [
    [100, 600],
    [300, 600],
  ])
  touch('touchend', [[100, 480]], [[300, 480]])
  touch('touchend', [], [[100, 480]])
  expect(reported).toEqual([])
})

test.each([
  { dir: 'ltr', atEdges: { right: 0, left: 400 } },
  { dir: 'rtl', atEdges: { right: -400, left: 0 } },
])('reports swipes beyond the left and right edge of a large page in direction $dir', ({ dir, atEdges }) => {
  strip.dir = dir
  Object.defineProperties(strip, { scrollWidth: { value: 790 }, clientWidth: { value: 390 } })
  const swipe = (to: number, scrollLeft: number) => {
    strip.scrollLeft = scrollLeft
    return pull([200, 600], [to, 605], 1_000)
  }
  expect([swipe(80, atEdges.left), swipe(320, atEdges.right)]).toEqual([['left'], ['right']])
  expect([swipe(80, atEdges.right), swipe(320, atEdges.left)]).toEqual([[], []])
})

test('ignores a pull that has already replaced the visible page', () => {
  strip.scrollTop = 2_200
  touch('touchstart', [[200, 600]])
  surface.innerHTML = '<div data-webtoon></div>'
  touch('touchend', [], [[205, 480]])
  expect(reported).toEqual([])
})
