import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const readStyles = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

// Without this padding, the Tab key could move the focus to an element below the bar.
test('the scroll padding of the window covers the fixed bars', () => {
  const [, barHeight] = readStyles('shell/AppShell.module.css').match(/--bar: (\d+px);/) ?? []
  const [, start, end] = readStyles('theme/base.css').match(/scroll-padding-block: calc\((\d+px) .*\) (.*);/) ?? []
  expect([start, end]).toEqual([barHeight, 'var(--bottom-bar, 0)'])
})
