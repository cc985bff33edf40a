import { inPieces, someAtOnce } from '../../api/pieces'
import { ServerError } from '../../api/ServerError'
import { listBooks } from '../../generated/books/books.calls'
import type { Book, Series } from '../../generated/model.schemas'
import { getSeries, listSeries } from '../../generated/series/series.calls'

/** Up to so many are read one by one: that is as quick, and a page of a list costs the server more. */
const FEW = 6
/** So many are asked for in one question. */
const ASKED = 100
/** A question may find more than was asked for: others of the same title. */
const PAGE = 500

/**
 * Series as they are on the server now, in the order given. Many cost one question for each hundred: lists cannot be asked for
 * ids, so they are asked for titles; those that were renamed meanwhile are read one by one. What is gone stays as it was known:
 * saving it will say so.
 */
export async function seriesNow(known: readonly Series[]): Promise<Series[]> {
  if (known.length <= FEW) return Promise.all(known.map(({ id }) => getSeries(id)))
  const now = new Map<string, Series>()
  const titles = [...new Set(known.map(({ metadata }) => metadata.title))]
  await someAtOnce(inPieces(titles, ASKED), async piece => {
    const anyOf = piece.map(value => ({ title: { operator: 'is' as const, value } }))
    const { content } = await listSeries({ condition: { anyOf } }, { size: PAGE })
    for (const series of content) now.set(series.id, series)
  })
  await someAtOnce(
    known.filter(({ id }) => !now.has(id)),
    async series => now.set(series.id, await getSeries(series.id).catch(orAsKnown(series))),
  )
  return known.map(series => now.get(series.id) ?? series)
}

const orAsKnown =
  <Record>(known: Record) =>
  (error: unknown): Record => {
    if (error instanceof ServerError && error.status === 404) return known
    throw error
  }

/** A one-shot is a series and its only book. */
export type Oneshot = { series: Series; book: Book }

/**
 * {@link seriesNow} for one-shots, with the book of each.
 * @throws when one of them has no book any more
 */
export async function oneshotsNow(known: readonly Series[]): Promise<Oneshot[]> {
  const [now, books] = await Promise.all([seriesNow(known), booksNow(known)])
  return now.map(series => {
    const book = books.get(series.id)
    if (!book) throw new Error(`The one-shot ${series.id} has no book`)
    return { series, book }
  })
}

async function booksNow(known: readonly Series[]): Promise<Map<string, Book>> {
  const books = new Map<string, Book>()
  await someAtOnce(inPieces(known, ASKED), async piece => {
    const anyOf = piece.map(({ id }) => ({ seriesId: { operator: 'is' as const, value: id } }))
    const { content } = await listBooks({ condition: { anyOf } }, { size: PAGE })
    for (const book of content) books.set(book.seriesId, book)
  })
  return books
}
