// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { ChapterView } from '../layout/chapterView'
import { NarratedPassageHighlighter } from './narratedPassageHighlighter'
import { markNarratedElement } from './overlay/markNarratedElement'

const chapter = { index: 0, path: 'a.xhtml', type: 'application/xhtml+xml' }
const passage = { chapter: 0, start: 0, end: 3, elementId: 'a' }

test('a chapter that is hidden during playback has no highlight when it is shown again', () => {
  document.head.innerHTML = '<style>.active { color: red }</style>'
  document.body.innerHTML = '<p id="a">One</p>'
  const highlighter = new NarratedPassageHighlighter()
  const rendered = { view: { document } as ChapterView, chapter }
  const callbacks = highlighter.hook(rendered)
  highlighter.show(passage, element => markNarratedElement(element, { active: 'active', playback: 'playing' }))
  expect(document.querySelector('.playing .active')).not.toBeNull()
  callbacks?.stop()
  highlighter.show({ ...passage, chapter: 1 })
  highlighter.hook(rendered)
  expect(document.querySelector('.playing, .active')).toBeNull()
})
