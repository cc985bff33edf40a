import { storePageProgress, storeProgression } from '../../mock-server/world/updateProgress'
import type { ViewerLocation } from '../../src/machines/readerMachineTypes'
import { createLocator, locationOfEpubPosition } from '../../src/readers/epub/locators/bookLocations'
import { type House, recordOf, type SharedBook } from './house'
import type { Random } from './random'
import { ComicViewer, TextViewer } from './viewers'

/** Picks a random position of a book for the other device. */
export function placeElsewhere(book: SharedBook, random: Random): ViewerLocation {
  const { length } = book.publication?.chapters ?? []
  const pages = Array.from({ length: book.pages }, (_, index) => ({ number: index + 1 }))
  const viewer = length
    ? new TextViewer(Array.from({ length }, () => 20))
    : new ComicViewer(pages, { layout: 'single' })
  return { position: viewer.anywhere(random.next() * 0.9), atStart: false, atEnd: false }
}

/** Stores a position of the other device on the mock server, by one of the two progress endpoints. */
export function tellFromElsewhere(
  environment: House,
  book: SharedBook,
  { position }: ViewerLocation,
  random: Random,
): void {
  const { world, user } = environment
  const record = recordOf(environment, book.id)
  const device = { modified: Date.now(), deviceId: 'other', deviceName: 'Another device' }
  if (book.publication && book.positions) {
    const locator = createLocator(locationOfEpubPosition(position), false, book.publication.chapters, book.positions)
    storeProgression(world, user.id, record, { ...device, locator }, book.contents)
  } else if (random.chance(0.5)) storePageProgress(world, user.id, record, Number(position.at))
  else
    storeProgression(world, user.id, record, {
      ...device,
      locator: { href: '', type: '', locations: { position: Number(position.at) } },
    })
}
