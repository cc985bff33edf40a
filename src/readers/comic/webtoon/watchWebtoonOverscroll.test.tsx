import { beforeEach, describe, expect, test } from 'vitest'
import { watchWebtoonOverscroll } from './watchWebtoonOverscroll'

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
  watchWebtoonOverscroll(
    surface,
    () => isCardShown,
    direction => reported.push(direction),
  )
})

test('reports a pull beyond either end of the webtoon', () => {
  expect(pull([200, 600], [205, 480], 2_200)).toEqual(['next'])
  expect(pull([200, 300], [195, 460], 0)).toEqual(['previous'])
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
    expect(pull([200, 600], [205, 480], 2_200)).toEqual(['next'])
    expect(pull([200, 300], [195, 460], 2_200)).toEqual(['previous'])
  })

  test('reports a pull if the webtoon is enlarged', () => {
    isCardShown = true
    strip.style.transform = 'translate(0px, -100px) scale(1.25)'
    expect(pull([200, 600], [205, 480], 2_200)).toEqual(['next'])
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
