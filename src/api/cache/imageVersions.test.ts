// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** As after the page was loaded (again). */
async function page() {
  vi.resetModules()
  return await import('./imageVersions')
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('the poster of a set keeps its new address when the page is loaded again, until the browser would ask by itself', async () => {
  const { bumpPosterVersion, posterVersion } = await page()
  bumpPosterVersion('collections', 'C')
  const version = posterVersion('collections', 'C')
  await minutes(1)
  const again = await page()
  expect(again.posterVersion('collections', 'C')).toBe(version)
  expect(again.posterVersion('readlists', 'C')).toBe(0)
  await minutes(60)
  expect((await page()).posterVersion('collections', 'C')).toBe(0)
})

test('so do all, when any may have been replaced', async () => {
  const { bumpAllPosterVersions, posterVersion } = await page()
  bumpAllPosterVersions()
  await minutes(1)
  expect((await page()).posterVersion('readlists', 'R')).toBe(posterVersion('readlists', 'R'))
})

test('each address is a new one, however fast they follow', async () => {
  const { bumpPosterVersion, bumpAllPosterVersions, posterVersion } = await page()
  const seen: number[] = []
  for (const renew of [
    () => bumpPosterVersion('series', 'S'),
    bumpAllPosterVersions,
    () => bumpPosterVersion('series', 'S'),
  ]) {
    renew()
    seen.push(posterVersion('series', 'S'))
  }
  expect(new Set(seen).size).toBe(3)
})

test('what is kept stays small: other posters are asked for anyway, of sets the last hundred', async () => {
  const { bumpPosterVersion } = await page()
  for (let nth = 0; nth < 3000; nth++) bumpPosterVersion('books', `B${nth}`)
  for (let nth = 0; nth < 150; nth++) bumpPosterVersion('readlists', `R${nth}`)
  await minutes(1)
  expect(JSON.parse(localStorage.getItem('longbox.posters') ?? '')).toHaveLength(100)
  const { posterVersion } = await page()
  expect([posterVersion('readlists', 'R0'), posterVersion('books', 'B1')]).toEqual([0, 0])
  expect(posterVersion('readlists', 'R149')).toBeGreaterThan(0)
})

test('nonsense in the storage is nothing', async () => {
  for (const text of ['{', 'null', '[[1,2],["collections/C","x"],3]']) {
    localStorage.setItem('longbox.posters', text)
    expect((await page()).posterVersion('collections', 'C')).toBe(0)
  }
})
