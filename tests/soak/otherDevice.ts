import { storePageProgress, storeProgression } from '../../mock-server/world/updateProgress'
import type { ViewerLocation } from '../../src/machines/readerMachineTypes'
import { createLocator, locationOfEpubPosition } from '../../src/readers/epub/locators/bookLocations'
import { type House, recordOf, type SharedBook } from './house'
import type { Random } from './random'
import { ComicViewer, TextViewer } from './viewers'

/** A place of a book, as another device might be there. */
export function placeElsewhere(book: SharedBook, random: Random): ViewerLocation {
  const { length } = book.publication?.chapters ?? []
  const pages = Array.from({ length: book.pages }, (_, index) => ({ number: index + 1 }))
  const viewer = length
    ? new TextViewer(Array.from({ length }, () => 20))
    : new ComicViewer(pages, { layout: 'single' })
  return { position: viewer.anywhere(random.next() * 0.9), atStart: false, atEnd: false }
}

/** The other device tells the server where it is, by either of the ways that there are. */
export function tellFromElsewhere(house: House, book: SharedBook, { position }: ViewerLocation, random: Random): void {
  const { world, user } = house
  const record = recordOf(house, book.id)
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
