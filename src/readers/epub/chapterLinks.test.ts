// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { followed } from './chapterLinks'
import type { Chapter, Publication } from './publication'

const chapters: Chapter[] = ['text/a.xhtml', 'text/b.xhtml'].map((path, index) => ({ index, path, type: '' }))
const publication = { chapters } as unknown as Publication

test.each([
  ['b.xhtml#two', { place: { chapter: 1, progression: 0, fragment: 'two' } }],
  ['../pictures/map.jpg', { path: 'pictures/map.jpg' }],
  ['extra.xhtml', { path: 'text/extra.xhtml' }],
  ['../pictures/map.svg#harbour', { path: 'pictures/map.svg' }],
  ['notes.xhtml#n1', { place: { chapter: -1, fragment: 'n1' }, isElsewhere: true, file: { path: 'text/notes.xhtml' } }],
])('a link to %s leads somewhere', (href, where) => {
  const link = document.createElement('a')
  expect(followed({ link, href }, chapters[0] as Chapter, publication, undefined)).toMatchObject(where)
})
