import type { components } from '../../../src/generated/openapi'
import { isInt32 } from '../../archives/formats/isInt32'
import { getXmlChildElements, type XmlElement } from '../../archives/formats/parseXml'
import { createHttpProblem } from '../../http/httpProblems'
import { isBlankText } from '../../http/jsonRequestBody'
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
  const name = readXmlProperty(root, 'Name')
  const books = getXmlChildElements(root, 'Books').at(-1)?.children ?? []
  const requestedBooks = books.map(readRequestedBook)
  if (isBlankText(name)) throw createHttpProblem(400, 'ERR_1030')
  if (!books.length) throw createHttpProblem(400, 'ERR_1029')
  return {
    name: name ?? '',
    requestedBooks: requestedBooks.map(book => {
      if (!book) throw createHttpProblem(400, 'ERR_1031')
      return book
    }),
  }
}

async function parseRootElement({ archives }: MockServerState, text: string): Promise<XmlElement> {
  try {
    const [root] = (await archives.run('parseWellFormedXml', text))?.children ?? []
    if (root) return root
  } catch {
    // Ignores the error. The response is the same as for XML that is not well-formed, for which `run` returns
    // undefined.
  }
  throw createHttpProblem(400, 'ERR_1015')
}

/**
 * Returns a property of an XML element. As on the real server, a property is an attribute or the text of a child
 * element. White space is not removed.
 */
function readXmlProperty(element: XmlElement, name: string): string | undefined {
  return getXmlChildElements(element, name).at(-1)?.text ?? element.attributes[name]
}

/**
 * Reads an integer property of an XML element. Returns undefined for an absent or blank property.
 * @throws HttpProblem if the text is not a 32-bit integer. The error code says that the file is unreadable.
 */
function readXmlInteger(element: XmlElement, name: string): number | undefined {
  const text = readXmlProperty(element, name)?.trim() ?? ''
  if (text === '') return undefined
  const number = Number(text)
  if (!/^[+-]?\d+$/.test(text) || !isInt32(number)) throw createHttpProblem(400, 'ERR_1015')
  return number
}

/** Reads a book of a reading list. Returns undefined if the series or the number is missing. */
function readRequestedBook(element: XmlElement): RequestedBook | undefined {
  const volume = readXmlInteger(element, 'Volume') ?? 1
  // Rejects an invalid year.
  readXmlInteger(element, 'Year')
  const series = readXmlProperty(element, 'Series')
  const number = readXmlProperty(element, 'Number')
  if (series === undefined || isBlankText(series) || number === undefined) return undefined
  return { series: volume === 1 ? [series] : [`${series} (${volume})`, series], number: number.trim() }
}
