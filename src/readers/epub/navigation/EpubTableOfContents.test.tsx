// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Manifest } from '../../../generated/model.schemas'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import { MAX_TOC_ENTRIES, parseReadiumManifest, type TocEntry } from '../epubPublication'
import { EpubTableOfContents } from './EpubTableOfContents'
import { findLocationOfTocEntry } from './findLocationOfTocEntry'

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined
  return loadTextBundle('reader')
})

const hrefOf = (path: string) => `http://inner/api/v1/books/B/resource/${path}`
const createLink = (path: string, title?: string) => ({ href: hrefOf(path), type: 'application/xhtml+xml', title })
const manifest = {
  context: '',
  metadata: { title: 'T', conformsTo: 'https://readium.org/webpub-manifest/profiles/epub' },
  links: [],
  images: [],
  readingOrder: [createLink('a.xhtml'), createLink('b.xhtml'), createLink('c.xhtml')],
  resources: [],
  toc: [],
  landmarks: [],
  pageList: [],
} as unknown as Manifest

function renderContents(
  parts: Partial<Manifest>,
  chapter: number,
  minutes?: number,
  isReached: (fragment: string) => boolean = () => true,
) {
  const onChoose = vi.fn<(entry: TocEntry) => void>()
  const publication = parseReadiumManifest({ ...manifest, ...parts })
  render(
    <EpubTableOfContents
      publication={publication}
      chapter={chapter}
      isReached={isReached}
      minutesLeft={minutes}
      onChoose={onChoose}
    />,
  )
  const press = (name: string) => screen.getByRole('button', { name }).click()
  const current = () => screen.queryAllByRole('button', { current: 'location' }).map(button => button.textContent)
  const chosenLocation = () => findLocationOfTocEntry(onChoose.mock.lastCall?.[0] as TocEntry, publication.chapters)
  return { onChoose, press, current, chosenLocation }
}

test('selects chapters, landmarks and printed pages, and marks the current entry', async () => {
  const { onChoose, press, current } = renderContents(
    {
      toc: [createLink('a.xhtml', 'Harbour'), createLink('b.xhtml', 'Quay')],
      landmarks: [createLink('c.xhtml', 'Notes')],
      pageList: [createLink('b.xhtml#p7', '7')],
    },
    1,
  )
  expect(current()).toEqual(['Quay'])
  press('Harbour')
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ path: 'a.xhtml' }))
  press('Landmarks')
  ;(await screen.findByRole('button', { name: 'Notes' })).click()
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ path: 'c.xhtml' }))
  press('Printed pages')
  ;(await screen.findByRole('button', { name: '7' })).click()
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ path: 'b.xhtml', fragment: 'p7' }))
})

test('lists the files of a book without contents as parts', () => {
  const { onChoose, press, current } = renderContents({}, 1)
  expect(current()).toEqual(['Part 2'])
  press('Part 3')
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ path: 'c.xhtml' }))
})

test('an entry with a CFI as its target leads to the chapter that the CFI contains', () => {
  const { onChoose, press } = renderContents({ toc: [createLink('book.opf#epubcfi(/6/4[b]!/4/2)', 'Quay')] }, 0)
  press('Quay')
  expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ path: 'b.xhtml' }))
})

test('printed pages with CFIs lead to the points of the CFIs, and the last page that is reached is the current page', async () => {
  const page = (number: number) => createLink(`book.opf#epubcfi(/6/4[b]!/4/${2 * number})`, String(number))
  const reachedCfis = ['epubcfi(/6/4[b]!/4/2)', 'epubcfi(/6/4[b]!/4/4)']
  const { press, current, chosenLocation } = renderContents(
    { toc: [createLink('b.xhtml', 'Quay')], pageList: [page(1), page(2), page(3)] },
    1,
    undefined,
    fragment => reachedCfis.includes(fragment),
  )
  press('Printed pages')
  ;(await screen.findByRole('button', { name: '3' })).click()
  expect(chosenLocation()).toEqual({ chapter: 1, progression: 0, cfi: 'epubcfi(/6/4[b]!/4/6)' })
  expect(current()).toEqual(['2'])
})

test('disables entries whose target is not in a chapter', () => {
  renderContents({ toc: [createLink('a.xhtml', 'Harbour'), createLink('map.jpg', 'Map')] }, 0)
  const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled
  expect([isDisabled('Harbour'), isDisabled('Map')]).toEqual([false, true])
})

test('a list with too many entries says that only its first entries are shown', async () => {
  const pageList = Array.from({ length: MAX_TOC_ENTRIES + 1 }, (_, index) => createLink(`b.xhtml#p${index}`))
  const publication = parseReadiumManifest({ ...manifest, pageList, toc: [createLink('a.xhtml', 'Harbour')] })
  expect(publication.pageList).toHaveLength(MAX_TOC_ENTRIES)
  // The test renders few entries, because jsdom renders thousands of entries slowly.
  const shown = { ...publication, pageList: publication.pageList.slice(0, 5) }
  const isReached = () => true
  render(
    <EpubTableOfContents publication={shown} chapter={1} isReached={isReached} minutesLeft={0} onChoose={() => {}} />,
  )
  expect(screen.queryByText(/^Only the first/)).toBeNull()
  screen.getByRole('button', { name: 'Printed pages' }).click()
  expect(await screen.findByText('Only the first 10,000 entries are shown.')).toBeTruthy()
})

test('reports a book without chapters', () => {
  renderContents({ readingOrder: [] }, 0)
  expect(screen.getByText('This book has no table of contents')).toBeTruthy()
})

test.each([
  [59, '59 min left in the book'],
  [135, '2 h 15 min left in the book'],
])('shows %i minutes as %s', (minutes, text) => {
  renderContents({}, 0, minutes)
  expect(screen.getByText(text)).toBeTruthy()
})
