// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { EpubPublication, SpineItem } from '../epubPublication'
import { resolveClickedLink } from './chapterLinks'

const chapters: SpineItem[] = ['text/a.xhtml', 'text/b.xhtml'].map((path, index) => ({ index, path, type: '' }))
const publication = { chapters } as unknown as EpubPublication

test.each([
  ['b.xhtml#two', { location: { chapter: 1, progression: 0, fragment: 'two' } }],
  ['../pictures/map.jpg', { path: 'pictures/map.jpg' }],
  ['https://books.example/a?b#c', { outside: 'https://books.example/a?b#c' }],
  ['mailto:a@books.example', { outside: 'mailto:a@books.example' }],
  ['extra.xhtml', { path: 'text/extra.xhtml' }],
  ['../pictures/map.svg#harbour', { path: 'pictures/map.svg' }],
  [
    'notes.xhtml#n1',
    { location: { chapter: -1, fragment: 'n1' }, isElsewhere: true, file: { path: 'text/notes.xhtml' } },
  ],
])('resolves a link to %s', (href, expected) => {
  const link = document.createElement('a')
  expect(resolveClickedLink({ link, href }, chapters[0] as SpineItem, publication, undefined)).toMatchObject(expected)
})
