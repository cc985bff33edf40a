import type { components } from '../../../src/generated/openapi'
import { getXmlChildElements, type XmlElement } from '../../archives/formats/parseXml'
import { createHttpProblem } from '../../http/httpProblems'
import { requestLimits } from '../../http/requestLimits'
import { toLowerCaseAscii } from '../../query/textComparison'
import type { BookRecord, SeriesRecord } from '../../state/libraryRecords'
import type { MockServerState } from '../../state/mockServerState'

type ReadListMatch = components['schemas']['ReadListMatch']
type RequestedBook = { series: string[]; number: string }

/**
 * Finds the books that a ComicRack reading list names (server-facts 4.3).
 * @param text content of the .cbl file
 * @throws HttpProblem with an error code when the list cannot be read
 */
export async function matchComicRackReadingList(world: MockServerState, text: string): Promise<ReadListMatch> {
  const { name, requestedBooks } = readComicRackList(await parseRootElement(world, text))
  const byTitle = new Map<string, SeriesRecord[]>()
  for (const series of world.series.values()) {
    const title = toLowerCaseAscii(series.metadata.title)
    const sameTitle = byTitle.get(title)
    if (sameTitle) sameTitle.push(series)
    else byTitle.set(title, [series])
  }
  const isNameTaken = [...world.readLists.values()].some(list => toLowerCaseAscii(list.name) === toLowerCaseAscii(name))
  const finder = new BookFinder(world, byTitle)
  return {
    readListMatch: { name, errorCode: isNameTaken ? 'ERR_1009' : '' },
    requests: requestedBooks.map(request => ({ request, matches: finder.find(request) })),
    errorCode: '',
  }
}

/**
 * Finds the books that a reading list names. Looks up the books of each series only once. The search ends after a
 * maximum number of steps, because a hostile list can name the same series title or book number thousands of times.
 * Each compared series and each found book is a step.
 */
class BookFinder {
  private readonly booksByNumber = new Map<string, Map<string, BookRecord[]>>()
  private remainingSteps: number = requestLimits.readListMatchSteps

  constructor(
    private readonly world: MockServerState,
    private readonly byTitle: ReadonlyMap<string, SeriesRecord[]>,
  ) {}

  find({ series, number }: RequestedBook) {
    if (this.remainingSteps === 0) return []
    const candidates = [...new Set(series.map(toLowerCaseAscii))].flatMap(title => this.byTitle.get(title) ?? [])
    const ownNumber = normalizeBookNumber(number)
    return candidates.slice(0, this.remainingSteps).flatMap(({ id, metadata, aggregation }) => {
      const books = (this.booksOf(id).get(ownNumber) ?? []).slice(0, this.remainingSteps)
      this.remainingSteps = Math.max(0, this.remainingSteps - 1 - books.length)
      if (!books.length) return []
      return [
        {
          series: { seriesId: id, title: metadata.title, releaseDate: aggregation.releaseDate },
          books: books.map(book => ({ bookId: book.id, number: book.metadata.number, title: book.metadata.title })),
        },
      ]
    })
  }

  private booksOf(seriesId: string): ReadonlyMap<string, BookRecord[]> {
    const known = this.booksByNumber.get(seriesId)
    if (known) return known
    const books = new Map<string, BookRecord[]>()
    for (const book of this.world.booksOf(seriesId)) {
      const number = normalizeBookNumber(book.metadata.number)
      const sameNumber = books.get(number)
      if (sameNumber) sameNumber.push(book)
      else books.set(number, [book])
    }
    this.booksByNumber.set(seriesId, books)
    return books
  }
}

const normalizeBookNumber = (number: string) => toLowerCaseAscii(number.trim()).replace(/^0+/, '')

function readComicRackList(root: XmlElement): { name: string; requestedBooks: RequestedBook[] } {
  const books = getXmlChildElements(getXmlChildElements(root, 'Books')[0], 'Book')
  if (!books.length) throw createHttpProblem(400, 'ERR_1029')
  const name = getXmlChildElements(root, 'Name')[0]?.text.trim() ?? ''
  if (name === '') throw createHttpProblem(400, 'ERR_1030')
  return { name, requestedBooks: books.map(readRequestedBook) }
}

async function parseRootElement({ archives }: MockServerState, text: string): Promise<XmlElement> {
  try {
    const [root] = (await archives.run('parseXml', text)).children
    if (root) return root
  } catch {
    // Ignores the error. A text that is not XML gets the same error response as XML without a root element.
  }
  throw createHttpProblem(400, 'ERR_1015')
}

function readRequestedBook({ attributes }: XmlElement): RequestedBook {
  const series = attributes.Series?.trim() ?? ''
  const number = attributes.Number?.trim() ?? ''
  if (series === '' || number === '') throw createHttpProblem(400, 'ERR_1031')
  const volume = Number(attributes.Volume || 1)
  return { series: volume === 1 || Number.isNaN(volume) ? [series] : [`${series} (${volume})`, series], number }
}
