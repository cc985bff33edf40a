import { afterEach, describe, expect, test, vi } from 'vitest'
import { BookTextSearch, type BookTextSearchState, MAX_BOOK_TEXT_SEARCH_RESULTS } from './bookTextSearch'
import { PARAGRAPH_SEPARATOR } from './paragraphSeparator'

afterEach(() => void vi.useRealTimers())

function createSearch(texts: readonly (string | Error)[]) {
  const readIndexes: number[] = []
  const search = new BookTextSearch(texts.length, async index => {
    readIndexes.push(index)
    const text = texts[index]
    if (typeof text !== 'string') throw text
    return { text, titleAt: () => `Chapter ${index + 1}` }
  })
  return { search, readIndexes }
}

const query = (text: string) => ({ text, wholeWords: false })

test('reports results chapter by chapter, grouped by heading, with snippets', async () => {
  const { search } = createSearch([`The sea.${PARAGRAPH_SEPARATOR}A seal.`, 'Nothing here.', 'SEA'])
  const reportedStates: BookTextSearchState[] = []
  search.subscribe(() => reportedStates.push(search.now()))
  await search.start(query('sea'))
  const { groups, hits, running, searched } = search.now()
  expect({ running, searched }).toEqual({ running: false, searched: 3 })
  expect(groups.map(({ title, hits }) => [title, hits.length])).toEqual([
    ['Chapter 1', 2],
    ['Chapter 3', 1],
  ])
  expect(hits.map(({ number, chapter, start, before }) => [number, chapter, start, before])).toEqual([
    [0, 0, 4, 'The '],
    [1, 0, 11, 'A '],
    [2, 2, 0, ''],
  ])
  expect(reportedStates.some(({ running, searched, hits }) => running && searched === 1 && hits.length === 2)).toBe(
    true,
  )
})

describe('a search', () => {
  test('is aborted when another search starts', async () => {
    const { search } = createSearch(['one two', 'one two', 'two'])
    const first = search.start(query('one'))
    const second = search.start(query('two'))
    await Promise.all([first, second])
    expect(search.now().query.text).toBe('two')
    expect(search.now().hits).toHaveLength(3)
  })

  test('reads each chapter only once for several searches', async () => {
    const { search, readIndexes } = createSearch(['a', 'b', 'c', 'd', 'e'])
    await search.start(query('a'))
    await search.start(query('b'))
    expect(readIndexes).toEqual([0, 1, 2, 3, 4])
  })

  test('can be stopped, and keeps its results until it is cleared', async () => {
    const { search } = createSearch(Array.from({ length: 20 }, () => 'word'))
    const searching = search.start(query('word'))
    await new Promise<void>(resolve => search.subscribe(() => search.now().hits.length >= 1 && resolve()))
    search.stop()
    await searching
    expect(search.now().running).toBe(false)
    expect(search.now().hits.length).toBeLessThan(20)
    search.clear()
    expect(search.now().hits).toEqual([])
  })

  test('counts chapters that cannot be read, and reads these chapters again in the next search', async () => {
    const { search, readIndexes } = createSearch(['word', new Error('unreachable'), 'word'])
    await search.start(query('word'))
    expect(search.now()).toMatchObject({ failed: 1, searched: 3 })
    expect(search.now().hits).toHaveLength(2)
    await search.start(query('word'))
    expect(readIndexes.filter(index => index === 1)).toHaveLength(2)
  })

  test('stops at the maximum number of results, and reports this', async () => {
    const { search, readIndexes } = createSearch([
      'x '.repeat(MAX_BOOK_TEXT_SEARCH_RESULTS - 1),
      'x x x',
      ...Array<string>(20).fill('x'),
    ])
    await search.start(query('x'))
    expect(search.now().hits).toHaveLength(MAX_BOOK_TEXT_SEARCH_RESULTS)
    expect(search.now()).toMatchObject({ capped: true, running: false })
    expect(readIndexes.length).toBeLessThan(10)
  })

  test('with exactly the maximum number of results counts as complete', async () => {
    const { search } = createSearch(['x '.repeat(MAX_BOOK_TEXT_SEARCH_RESULTS)])
    await search.start(query('x'))
    expect(search.now()).toMatchObject({ capped: false })
  })

  test('for white space finds nothing and reads no chapter', async () => {
    const { search, readIndexes } = createSearch(['anything'])
    await search.start(query('  '))
    expect(search.now()).toMatchObject({ running: false, hits: [] })
    expect(readIndexes).toEqual([])
  })
})

describe('the subscribers', () => {
  test('are not called after each chapter, because each call renders the reader', async () => {
    vi.useFakeTimers()
    const { search } = createSearch(Array<string>(300).fill('word'))
    const listener = vi.fn()
    search.subscribe(listener)
    void search.start(query('word'))
    await vi.runAllTimersAsync()
    expect(search.now()).toMatchObject({ running: false, searched: 300 })
    expect(search.now().hits).toHaveLength(300)
    expect(listener.mock.calls.length).toBeLessThan(10)
  })

  test('receive all results after a pause while the next chapter loads slowly, or when the search is stopped', async () => {
    vi.useFakeTimers()
    const load: (() => void)[] = []
    const search = new BookTextSearch(
      9,
      index => new Promise(resolve => load.push(() => resolve({ text: 'word', titleAt: () => `${index}` }))),
    )
    void search.start(query('word'))
    const loadNext = async () => {
      load.shift()?.()
      await vi.advanceTimersByTimeAsync(10)
      return search.now().hits.length
    }
    expect(await loadNext()).toBe(1)
    expect(await loadNext()).toBe(1)
    await vi.advanceTimersByTimeAsync(150)
    expect(search.now().hits).toHaveLength(2)
    expect(await loadNext()).toBe(2)
    search.stop()
    expect(search.now()).toMatchObject({ running: false, searched: 3 })
    expect(search.now().hits).toHaveLength(3)
  })
})
