import { storePageProgress, storeReadiumProgression } from '../../mock-server/state/updateReadProgress'
import type { ViewerPositionReport } from '../../src/machines/readerMachineTypes'
import { createReadiumLocator, toEpubLocation } from '../../src/readers/epub/locators/epubLocations'
import { HeadlessComicViewer, HeadlessEpubViewer } from './headlessViewers'
import type { SeededRandom } from './seededRandom'
import { getMockServerBookRecord, type SoakBookWithEpubData, type SoakEnvironment } from './soakEnvironment'

/** Returns a random position in a book for the simulated other device. */
export function pickRandomOtherDevicePosition(book: SoakBookWithEpubData, random: SeededRandom): ViewerPositionReport {
  const { length } = book.publication?.chapters ?? []
  const pages = Array.from({ length: book.pages }, (_, index) => ({ number: index + 1 }))
  const viewer = length
    ? new HeadlessEpubViewer(Array.from({ length }, () => 20))
    : new HeadlessComicViewer(pages, { layout: 'single' })
  return { position: viewer.anywhere(random.next() * 0.9), atStart: false, atEnd: false }
}

/**
 * Simulates reading on another device: stores a position on the mock server. For an EPUB, stores a Readium progression.
 * For a comic, stores either a page number or a Readium progression. The choice is random.
 */
export function storeOtherDeviceProgress(
  environment: SoakEnvironment,
  book: SoakBookWithEpubData,
  { position }: ViewerPositionReport,
  random: SeededRandom,
): void {
  const { world, user } = environment
  const record = getMockServerBookRecord(environment, book.id)
  const device = { modified: Date.now(), deviceId: 'other', deviceName: 'Another device' }
  if (book.publication && book.positions) {
    const locator = createReadiumLocator(toEpubLocation(position), false, book.publication.chapters, book.positions)
    storeReadiumProgression(world, user.id, record, { ...device, locator }, book.contents)
  } else if (random.chance(0.5)) storePageProgress(world, user.id, record, Number(position.at))
  else
    storeReadiumProgression(world, user.id, record, {
      ...device,
      locator: { href: '', type: '', locations: { position: Number(position.at) } },
    })
}
