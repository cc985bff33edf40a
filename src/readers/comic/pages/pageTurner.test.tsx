import { afterEach, beforeEach, expect, test } from 'vitest'
import { PageCache } from '../images/pageCache'
import { PageTurner, type TurnSettings } from './pageTurner'
import type { Spread } from './spreads'

const pages = [1, 2, 3, 4, 5].map(number => ({ number, width: 600, height: 900 }))
const settings: TurnSettings = { mode: 'LEFT_TO_RIGHT', layout: 'double', scale: 'screen', animate: false }
const words = {
  failed: () => '',
  slow: () => 'slow',
  leave: 'Back',
  onLeave: () => {},
  retry: '',
  reason: async () => '',
}
let turner: PageTurner
let opened: string
let root: HTMLElement

/** Creates a page turner in a view of this size. */
function inView(width: number, height: number) {
  root = document.body.appendChild(document.createElement('div'))
  Object.defineProperty(root, 'clientWidth', { value: width })
  Object.defineProperty(root, 'clientHeight', { value: height })
  const cache = new PageCache({ urlOf: String, createImage: () => ({ decode: () => new Promise(() => {}) }) as never })
  turner = new PageTurner(root, cache, pages, words)
  turner.onOpened = (spread: Spread) => {
    opened = spread.map(({ number }) => number).join('-')
  }
}

beforeEach(() => {
  opened = ''
})
afterEach(() => turner.stop())

test.each([
  { view: [900, 500], doubleUpright: false, shown: '2-3' },
  { view: [500, 900], doubleUpright: false, shown: '2' },
  { view: [500, 900], doubleUpright: true, shown: '2-3' },
] as const)('in a view of $view with doubleUpright $doubleUpright, opens pages $shown', given => {
  inView(given.view[0], given.view[1])
  turner.lay({ ...settings, doubleUpright: given.doubleUpright })
  turner.show(2)
  expect(opened).toBe(given.shown)
})
