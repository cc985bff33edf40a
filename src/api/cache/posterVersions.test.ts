// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

async function loadPage() {
  vi.resetModules()
  return await import('./posterVersions')
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

test('keeps the new URL of a collection poster after a page load until the browser revalidates it', async () => {
  const { bumpPosterVersion, getPosterVersion } = await loadPage()
  bumpPosterVersion('collections', 'C')
  const version = getPosterVersion('collections', 'C')
  await minutes(1)
  const reloaded = await loadPage()
  expect(reloaded.getPosterVersion('collections', 'C')).toBe(version)
  expect(reloaded.getPosterVersion('readlists', 'C')).toBe(0)
  await minutes(60)
  expect((await loadPage()).getPosterVersion('collections', 'C')).toBe(0)
})

test('keeps the new URLs of all posters after a page load', async () => {
  const { bumpAllPosterVersions, getPosterVersion } = await loadPage()
  bumpAllPosterVersions()
  await minutes(1)
  expect((await loadPage()).getPosterVersion('readlists', 'R')).toBe(getPosterVersion('readlists', 'R'))
})

test('renews the URLs of all posters of a resource, also after a page load', async () => {
  const { bumpAllPosterVersions, getPosterVersion, onPosterVersionChange } = await loadPage()
  const onCollection = vi.fn()
  const onSeries = vi.fn()
  onPosterVersionChange('collections', 'C', onCollection)
  onPosterVersionChange('series', 'C', onSeries)
  bumpAllPosterVersions('collections')
  expect([onCollection.mock.calls.length, onSeries.mock.calls.length]).toEqual([1, 0])
  const version = getPosterVersion('collections', 'C')
  expect(version).toBeGreaterThan(0)
  expect(getPosterVersion('series', 'C')).toBe(0)
  await minutes(1)
  expect((await loadPage()).getPosterVersion('collections', 'D')).toBe(version)
})

test('creates distinct URLs for replacements in quick succession', async () => {
  const { bumpPosterVersion, bumpAllPosterVersions, getPosterVersion } = await loadPage()
  const versions: number[] = []
  for (const bump of [
    () => bumpPosterVersion('series', 'S'),
    bumpAllPosterVersions,
    () => bumpPosterVersion('series', 'S'),
  ]) {
    bump()
    versions.push(getPosterVersion('series', 'S'))
  }
  expect(new Set(versions).size).toBe(3)
})

test('stores only the last hundred versions of collection and read list posters', async () => {
  const { bumpPosterVersion } = await loadPage()
  for (let index = 0; index < 3000; index++) bumpPosterVersion('books', `B${index}`)
  for (let index = 0; index < 150; index++) bumpPosterVersion('readlists', `R${index}`)
  await minutes(1)
  expect(JSON.parse(localStorage.getItem('longbox.posters') ?? '')).toHaveLength(100)
  const { getPosterVersion } = await loadPage()
  expect([getPosterVersion('readlists', 'R0'), getPosterVersion('books', 'B1')]).toEqual([0, 0])
  expect(getPosterVersion('readlists', 'R149')).toBeGreaterThan(0)
})

test('ignores malformed stored versions', async () => {
  for (const text of ['{', 'null', '[[1,2],["collections/C","x"],3]']) {
    localStorage.setItem('longbox.posters', text)
    expect((await loadPage()).getPosterVersion('collections', 'C')).toBe(0)
  }
})
