// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** Loads the module anew, as after a page load. */
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

test('keeps the new URL of a collection poster after a page load until the browser revalidates it', async () => {
  const { bumpPosterVersion, posterVersion } = await page()
  bumpPosterVersion('collections', 'C')
  const version = posterVersion('collections', 'C')
  await minutes(1)
  const reloaded = await page()
  expect(reloaded.posterVersion('collections', 'C')).toBe(version)
  expect(reloaded.posterVersion('readlists', 'C')).toBe(0)
  await minutes(60)
  expect((await page()).posterVersion('collections', 'C')).toBe(0)
})

test('keeps the new URLs of all posters after a page load', async () => {
  const { bumpAllPosterVersions, posterVersion } = await page()
  bumpAllPosterVersions()
  await minutes(1)
  expect((await page()).posterVersion('readlists', 'R')).toBe(posterVersion('readlists', 'R'))
})

test('creates distinct URLs for replacements in quick succession', async () => {
  const { bumpPosterVersion, bumpAllPosterVersions, posterVersion } = await page()
  const versions: number[] = []
  for (const renew of [
    () => bumpPosterVersion('series', 'S'),
    bumpAllPosterVersions,
    () => bumpPosterVersion('series', 'S'),
  ]) {
    renew()
    versions.push(posterVersion('series', 'S'))
  }
  expect(new Set(versions).size).toBe(3)
})

test('stores only the last hundred versions of collection and read list posters', async () => {
  const { bumpPosterVersion } = await page()
  for (let nth = 0; nth < 3000; nth++) bumpPosterVersion('books', `B${nth}`)
  for (let nth = 0; nth < 150; nth++) bumpPosterVersion('readlists', `R${nth}`)
  await minutes(1)
  expect(JSON.parse(localStorage.getItem('longbox.posters') ?? '')).toHaveLength(100)
  const { posterVersion } = await page()
  expect([posterVersion('readlists', 'R0'), posterVersion('books', 'B1')]).toEqual([0, 0])
  expect(posterVersion('readlists', 'R149')).toBeGreaterThan(0)
})

test('ignores malformed stored versions', async () => {
  for (const text of ['{', 'null', '[[1,2],["collections/C","x"],3]']) {
    localStorage.setItem('longbox.posters', text)
    expect((await page()).posterVersion('collections', 'C')).toBe(0)
  }
})
