import type { components } from '../../../src/generated/openapi'
import { childrenNamed, type XmlElement } from '../../archives/formats/xml'
import { problem } from '../../http/problems'
import { asciiLower } from '../../query/text'
import type { SeriesRecord } from '../../world/records'
import type { World } from '../../world/world'

type Match = components['schemas']['ReadListMatch']
type Wanted = { series: string[]; number: string }

/**
 * Finds the books that a ComicRack list names (server-facts 4.3).
 * @param text content of the .cbl file
 * @throws a problem with the error code of the server for a list that cannot be read
 */
export async function matchReadList(world: World, text: string): Promise<Match> {
  const { name, wanted } = readComicRackList(await rootOf(world, text))
  const byTitle = new Map<string, SeriesRecord[]>()
  for (const series of world.series.values()) {
    const title = asciiLower(series.metadata.title)
    const sameTitle = byTitle.get(title)
    if (sameTitle) sameTitle.push(series)
    else byTitle.set(title, [series])
  }
  const taken = [...world.readLists.values()].some(list => list.name.toLowerCase() === name.toLowerCase())
  return {
    readListMatch: { name, errorCode: taken ? 'ERR_1009' : '' },
    requests: wanted.map(request => ({ request, matches: matchesFor(world, byTitle, request) })),
    errorCode: '',
  }
}

function matchesFor(world: World, byTitle: ReadonlyMap<string, SeriesRecord[]>, { series, number }: Wanted) {
  const candidates = [...new Set(series.map(asciiLower))].flatMap(title => byTitle.get(title) ?? [])
  return candidates.flatMap(({ id, metadata, aggregation }) => {
    const books = world.booksOf(id).filter(book => sameNumber(book.metadata.number, number))
    if (!books.length) return []
    return [
      {
        series: { seriesId: id, title: metadata.title, releaseDate: aggregation.releaseDate },
        books: books.map(book => ({ bookId: book.id, number: book.metadata.number, title: book.metadata.title })),
      },
    ]
  })
}

const bareNumber = (number: string) => asciiLower(number.trim()).replace(/^0+/, '')
const sameNumber = (a: string, b: string) => bareNumber(a) === bareNumber(b)

function readComicRackList(root: XmlElement): { name: string; wanted: Wanted[] } {
  const books = childrenNamed(childrenNamed(root, 'Books')[0], 'Book')
  if (!books.length) throw problem(400, 'ERR_1029')
  const name = childrenNamed(root, 'Name')[0]?.text.trim() ?? ''
  if (name === '') throw problem(400, 'ERR_1030')
  return { name, wanted: books.map(wantedBook) }
}

async function rootOf({ archives }: World, text: string): Promise<XmlElement> {
  try {
    const [root] = (await archives.run('parseXml', text)).children
    if (root) return root
  } catch {
    // Text that is not XML gives the same error as XML without a root.
  }
  throw problem(400, 'ERR_1015')
}

function wantedBook({ attributes }: XmlElement): Wanted {
  const series = attributes.Series?.trim() ?? ''
  const number = attributes.Number?.trim() ?? ''
  if (series === '' || number === '') throw problem(400, 'ERR_1031')
  const volume = Number(attributes.Volume || 1)
  return { series: volume === 1 || Number.isNaN(volume) ? [series] : [`${series} (${volume})`, series], number }
}
