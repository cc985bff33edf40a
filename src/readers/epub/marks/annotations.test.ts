import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/property'
import type { SpineItem } from '../publication'
import { chapterOfAnnotation, type Highlight, parseBookmarks, parseHighlights } from './annotations'
import { annotationsToJson, annotationsToMarkdown, type ExportTexts, exportFileName } from './exportAnnotations'
import { filterHighlights, noHighlightFilter } from './filterHighlights'
import { topHighlightAt, visibleSegments } from './visibleSegments'

const chapters: SpineItem[] = ['a.xhtml', 'b.xhtml'].map((path, index) => ({ index, path, type: '' }))

const highlight = (over: Partial<Highlight> = {}): Highlight => ({
  cfi: 'epubcfi(/6/2!/4/2,/1:0,/1:3)',
  text: 'words',
  created: Date.UTC(2026, 1, 3),
  chapter: 0,
  path: 'a.xhtml',
  progression: 0.5,
  title: 'One',
  colour: 'green',
  note: '',
  ...over,
})

describe('stored annotations', () => {
  property.prop([fc.array(fc.tuple(fc.string(), fc.anything()))])(
    'are ignored when their shape is unknown',
    entries => {
      const kept = new Map(entries)
      expect([...parseHighlights(kept, chapters), ...parseBookmarks(kept, chapters)]).toEqual([])
    },
  )

  property.prop([
    fc.record({
      cfi: fc.constant('epubcfi(/6/2!/4/2/1:0)'),
      path: fc.constant('a.xhtml'),
      text: fc.anything(),
      created: fc.oneof(fc.double(), fc.anything()),
      chapter: fc.anything(),
      progression: fc.oneof(fc.double(), fc.anything()),
      title: fc.anything(),
      colour: fc.anything(),
      note: fc.anything(),
    }),
  ])('with invalid fields are read with defaults and can be exported', odd => {
    const [mark] = parseHighlights(new Map([['x', odd]]), chapters)
    if (!mark) throw new Error('not read')
    expect(mark.progression).toBeGreaterThanOrEqual(0)
    expect(mark.progression).toBeLessThanOrEqual(1)
    expect(() => JSON.parse(annotationsToJson(book, [mark], [mark], new Date(0)))).not.toThrow()
  })

  test('are sorted by reading order and CFI, using the path rather than the stored chapter index', () => {
    const second = highlight({ cfi: 'epubcfi(/6/2!/4/10,/1:0,/1:3)', path: 'b.xhtml', chapter: 0 })
    const first = highlight({ cfi: 'epubcfi(/6/8!/4/2,/1:5,/1:6)', path: 'a.xhtml', chapter: 7 })
    const before = highlight({ cfi: 'epubcfi(/6/2!/4/2,/1:0,/1:1)' })
    const read = parseHighlights(new Map([second, first, before].map(mark => [mark.cfi, mark])), chapters)
    expect(read.map(({ path, cfi }) => [path, cfi])).toEqual([
      ['a.xhtml', before.cfi],
      ['a.xhtml', first.cfi],
      ['b.xhtml', second.cfi],
    ])
    expect(chapterOfAnnotation(first, chapters)).toBe(0)
    expect(chapterOfAnnotation(highlight({ path: 'gone', chapter: 1 }), chapters)).toBe(1)
    expect(chapterOfAnnotation(highlight({ path: 'gone', chapter: 9 }), chapters)).toBeUndefined()
  })
})

describe('overlapping spans', () => {
  const spans = fc.array(
    fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 10 })).map(([start, length]) => ({ start, end: start + length + 1 })),
    { maxLength: 8 },
  )
  property.prop([spans])('show the topmost span at each offset, without overlaps', spans => {
    const layers = visibleSegments(spans)
    for (const [at, layer] of layers.entries()) {
      expect(layer.start).toBeLessThan(layer.end)
      if (at > 0) expect(layer.start).toBeGreaterThanOrEqual(layers[at - 1]?.end ?? 0)
    }
    for (let offset = 0; offset < 45; offset++) {
      const shown = layers.find(({ start, end }) => start <= offset && offset < end)
      expect(shown?.of).toBe(topHighlightAt(spans, offset))
    }
  })
})

describe('the highlight filter', () => {
  const marks = [
    highlight({ text: 'Die Straße', colour: 'green' }),
    highlight({ text: 'sea', colour: 'blue', note: 'Überall' }),
    highlight({ text: 'sky', title: 'Straßen' }),
  ]
  test('matches by colour, text, chapter title and note', () => {
    expect(filterHighlights(marks, noHighlightFilter)).toEqual(marks)
    expect(filterHighlights(marks, { ...noHighlightFilter, colours: ['blue', 'pink'] })).toEqual([marks[1]])
    expect(filterHighlights(marks, { ...noHighlightFilter, text: ' STRASSE ' })).toEqual([marks[0], marks[2]])
    expect(filterHighlights(marks, { ...noHighlightFilter, text: 'uberall' })).toEqual([marks[1]])
    expect(filterHighlights(marks, { ...noHighlightFilter, withNote: true })).toEqual([marks[1]])
  })
})

const book = { id: '0B1', title: 'The *Ferry* Clock', series: 'Ferries', authors: ['A. One', 'B_Two'] }
const words: ExportTexts = {
  highlights: 'Highlights',
  bookmarks: 'Bookmarks',
  untitled: 'Untitled',
  colour: colour => colour,
  date: at => new Date(at).toISOString().slice(0, 10),
}

describe('the export', () => {
  const marks = [
    highlight({ text: '# not a heading\n1. nor a list', note: 'My *own* words' }),
    highlight({ text: '<script>', title: '', colour: 'pink' }),
  ]
  test('as Markdown escapes quotes and copies notes unchanged', () => {
    expect(annotationsToMarkdown(book, marks, [highlight({ text: 'begin', title: '' })], words)).toBe(
      `# The \\*Ferry\\* Clock

A. One, B\\_Two · Ferries

## Highlights

### One

> \\# not a heading
>
> 1\\. nor a list

My *own* words

*green · 2026-02-03*

### Untitled

> \\<script\\>

*pink · 2026-02-03*

## Bookmarks

- **Untitled** – begin *(2026-02-03)*
`,
    )
  })

  test('without annotations contains only the title', () => {
    expect(annotationsToMarkdown({ ...book, series: '', authors: [] }, [], [], words)).toBe('# The \\*Ferry\\* Clock\n')
  })

  property.prop([fc.string({ unit: 'binary' })])('escapes book text so that it never adds Markdown structure', text => {
    const lines = annotationsToMarkdown(book, [highlight({ text })], [], words).split('\n')
    const own = lines.filter(line => /^(#|\*|-|A\. One)/.test(line))
    expect(own).toHaveLength(5)
    for (const line of lines.filter(line => !own.includes(line))) expect(line === '' || line.startsWith('>')).toBe(true)
  })

  test('as JSON contains all fields', () => {
    const read = JSON.parse(annotationsToJson(book, marks, marks, new Date(0)))
    expect(read).toMatchObject({ format: 'longbox-marks', version: 1, book, exported: '1970-01-01T00:00:00.000Z' })
    expect(read.highlights[0]).toEqual({
      cfi: marks[0]?.cfi,
      href: 'a.xhtml',
      progression: 0.5,
      chapter: 'One',
      text: marks[0]?.text,
      created: '2026-02-03T00:00:00.000Z',
      colour: 'green',
      note: 'My *own* words',
    })
    expect(read.bookmarks).toHaveLength(2)
  })

  test.each([
    ['The Ferry Clock', 'The Ferry Clock – Highlights.md'],
    ['AC/DC: "Live"?', 'AC DC Live – Highlights.md'],
    ['../../etc', 'etc – Highlights.md'],
    ['con', 'con – Highlights.md'],
    ['', 'Highlights.md'],
    ['本\n\u202e', '本 – Highlights.md'],
  ])('of the title %j has the file name %s', (title, name) => {
    expect(exportFileName(title, 'Highlights', 'md')).toBe(name)
  })

  property.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
    'has a valid file name for every title',
    (title, what) => {
      const name = exportFileName(title, what, 'json')
      expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}]+\.json$/u)
      expect(name).not.toMatch(/^[. ]/)
    },
  )
})
