import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readStyles = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

// Without this padding, the Tab key could move the focus to an element below the bar.
test('the scroll padding of the window covers the fixed bars', () => {
  const [, barHeight] = readStyles('shell/AppShell.module.css').match(/--bar: (\d+px);/) ?? []
  const [, start, end] = readStyles('theme/base.css').match(/scroll-padding-block: calc\((\d+px) .*?\)\) (.*);/) ?? []
  expect([start, end]).toEqual([barHeight, 'calc(var(--bottom-bar, 0px) + env(safe-area-inset-bottom))'])
})

test('the scroll padding of narrow windows covers a selection bar with two rows of buttons', () => {
  const heights = [...readStyles('lists/selection/SelectionBarLayout.module.css').matchAll(/--bottom-bar: (\d+)px/g)]
  const [buttonHeight, gap] = [44, 8]
  expect(Number(heights.at(-1)?.[1])).toBeGreaterThanOrEqual(2 * buttonHeight + 3 * gap)
})
