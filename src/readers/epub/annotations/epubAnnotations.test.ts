import { describe, expect, test } from 'vitest'
import { fc, test as property } from '../../../../tests/harness/propertyTest'
import type { SpineItem } from '../epubPublication'
import {
  findChapterIndexOfAnnotation,
  parseStoredEpubBookmarks,
  parseStoredHighlights,
  type TextHighlight,
} from './epubAnnotations'
import {
  type AnnotationExportLabels,
  createAnnotationExportFileName,
  formatAnnotationsAsJson,
  formatAnnotationsAsMarkdown,
} from './exportAnnotations'
import { emptyHighlightFilter, filterHighlights } from './filterHighlights'
import { findTopmostTextSpanAt, splitOverlappingTextSpans } from './splitOverlappingTextSpans'

const chapters: SpineItem[] = ['a.xhtml', 'b.xhtml'].map((path, index) => ({ index, path, type: '' }))

const createHighlight = (overrides: Partial<TextHighlight> = {}): TextHighlight => ({
  cfi: 'epubcfi(/6/2!/4/2,/1:0,/1:3)',
  text: 'words',
  created: Date.UTC(2026, 1, 3),
  chapter: 0,
  path: 'a.xhtml',
  progression: 0.5,
  title: 'One',
  colour: 'green',
  note: '',
  ...overrides,
})

describe('stored annotations', () => {
  property.prop([fc.array(fc.tuple(fc.string(), fc.anything()))])('are ignored if their shape is unknown', entries => {
    const stored = new Map(entries)
    expect([...parseStoredHighlights(stored, chapters), ...parseStoredEpubBookmarks(stored, chapters)]).toEqual([])
  })

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
  ])('with invalid fields are read with default values and can be exported', fields => {
    const [parsed] = parseStoredHighlights(new Map([['x', fields]]), chapters)
    if (!parsed) throw new Error('not read')
    expect(parsed.progression).toBeGreaterThanOrEqual(0)
    expect(parsed.progression).toBeLessThanOrEqual(1)
    expect(() => JSON.parse(formatAnnotationsAsJson(exportBook, [parsed], [parsed], new Date(0)))).not.toThrow()
  })

  test('are sorted by position in the book, and the stored path determines the chapter even if the stored chapter index differs', () => {
    const second = createHighlight({ cfi: 'epubcfi(/6/2!/4/10,/1:0,/1:3)', path: 'b.xhtml', chapter: 0 })
    const first = createHighlight({ cfi: 'epubcfi(/6/8!/4/2,/1:5,/1:6)', path: 'a.xhtml', chapter: 7 })
    const earliest = createHighlight({ cfi: 'epubcfi(/6/2!/4/2,/1:0,/1:1)' })
    const result = parseStoredHighlights(
      new Map([second, first, earliest].map(parsed => [parsed.cfi, parsed])),
      chapters,
    )
    expect(result.map(({ path, cfi }) => [path, cfi])).toEqual([
      ['a.xhtml', earliest.cfi],
      ['a.xhtml', first.cfi],
      ['b.xhtml', second.cfi],
    ])
    expect(findChapterIndexOfAnnotation(first, chapters)).toBe(0)
    expect(findChapterIndexOfAnnotation(createHighlight({ path: 'gone', chapter: 1 }), chapters)).toBe(1)
    expect(findChapterIndexOfAnnotation(createHighlight({ path: 'gone', chapter: 9 }), chapters)).toBeUndefined()
  })

  test('are sorted and assigned to chapters without comparing each highlight with all others or all chapters', () => {
    let [pathReads, indexReads] = [0, 0]
    const manyChapters = Array.from({ length: 100 }, (_, index) => ({
      type: '',
      get index() {
        indexReads += 1
        return index
      },
      get path() {
        pathReads += 1
        return `${index}.xhtml`
      },
    }))
    // No chapter has the path `old.xhtml`. Each look-up of a highlight therefore uses chapter 99 and reads its `index`.
    const highlights = Array.from({ length: 100 }, (_, index) =>
      createHighlight({ cfi: `epubcfi(/6/2!/4/${((index * 37) % 100) * 2 + 2}/1:0)`, path: 'old.xhtml', chapter: 99 }),
    )
    const parsed = parseStoredHighlights(new Map(highlights.map(highlight => [highlight.cfi, highlight])), manyChapters)
    expect([pathReads, indexReads]).toEqual([100, 200])
    expect(parsed.map(({ cfi }) => cfi).slice(0, 2)).toEqual(['epubcfi(/6/2!/4/2/1:0)', 'epubcfi(/6/2!/4/4/1:0)'])
    expect(parsed.every(highlight => findChapterIndexOfAnnotation(highlight, manyChapters) === 99)).toBe(true)
    expect([pathReads, indexReads]).toEqual([100, 300])
  })

  test('belong to the first of several chapters with the same path', () => {
    const repeated = [...chapters, { index: 2, path: 'a.xhtml', type: '' }]
    expect(findChapterIndexOfAnnotation(createHighlight(), repeated)).toBe(0)
  })
})

describe('overlapping text spans', () => {
  const spans = fc.array(
    fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 10 })).map(([start, length]) => ({ start, end: start + length + 1 })),
    { maxLength: 8 },
  )
  property.prop([spans])('show the topmost span at each offset, without overlaps', spans => {
    const segments = splitOverlappingTextSpans(spans)
    for (const [at, segment] of segments.entries()) {
      expect(segment.start).toBeLessThan(segment.end)
      if (at > 0) expect(segment.start).toBeGreaterThanOrEqual(segments[at - 1]?.end ?? 0)
    }
    for (let offset = 0; offset < 45; offset++) {
      const shown = segments.find(({ start, end }) => start <= offset && offset < end)
      expect(shown?.span).toBe(findTopmostTextSpanAt(spans, offset))
    }
  })
})

test('text spans that do not overlap are not compared with each other', () => {
  let reads = 0
  const spans = Array.from({ length: 1000 }, (_, index) => ({
    start: index * 10,
    get end() {
      reads += 1
      return index * 10 + 5
    },
  }))
  expect(splitOverlappingTextSpans(spans)).toHaveLength(1000)
  expect(reads).toBeLessThan(10_000)
})

describe('filter of highlights', () => {
  const highlights = [
    createHighlight({ text: 'Die Straße', colour: 'green' }),
    createHighlight({ text: 'sea', colour: 'blue', note: 'Überall' }),
    createHighlight({ text: 'sky', title: 'Straßen' }),
  ]
  test('matches by color, text, chapter title and note', () => {
    expect(filterHighlights(highlights, emptyHighlightFilter)).toEqual(highlights)
    expect(filterHighlights(highlights, { ...emptyHighlightFilter, colours: ['blue', 'pink'] })).toEqual([
      highlights[1],
    ])
    expect(filterHighlights(highlights, { ...emptyHighlightFilter, text: ' STRASSE ' })).toEqual([
      highlights[0],
      highlights[2],
    ])
    expect(filterHighlights(highlights, { ...emptyHighlightFilter, text: 'uberall' })).toEqual([highlights[1]])
    expect(filterHighlights(highlights, { ...emptyHighlightFilter, withNote: true })).toEqual([highlights[1]])
  })
})

test('a filter reads the text of each highlight only once for all letters of a search text', () => {
  let reads = 0
  const highlight = {
    ...createHighlight({ note: 'x' }),
    get title() {
      reads += 1
      return 'Überall'
    },
  }
  const find = (text: string) => filterHighlights([highlight], { ...emptyHighlightFilter, text }).length
  expect(['u', 'ub', 'ube', 'x uber', 'ubel'].map(find)).toEqual([1, 1, 1, 0, 0])
  expect(reads).toBe(1)
})

const exportBook = { id: '0B1', title: 'The *Ferry* Clock', series: 'Ferries', authors: ['A. One', 'B_Two'] }
const exportTexts: AnnotationExportLabels = {
  highlights: 'Highlights',
  bookmarks: 'Bookmarks',
  untitled: 'Untitled',
  colour: colour => colour,
  date: at => new Date(at).toISOString().slice(0, 10),
}

describe('export of annotations', () => {
  const highlights = [
    createHighlight({ text: '# not a heading\n1. nor a list', note: 'My *own* words' }),
    createHighlight({ text: '<script>', title: '', colour: 'pink' }),
  ]
  test('as Markdown escapes quotes, and copies notes unchanged', () => {
    expect(
      formatAnnotationsAsMarkdown(exportBook, highlights, [createHighlight({ text: 'begin', title: '' })], exportTexts),
    ).toBe(
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
    expect(formatAnnotationsAsMarkdown({ ...exportBook, series: '', authors: [] }, [], [], exportTexts)).toBe(
      '# The \\*Ferry\\* Clock\n',
    )
  })

  property.prop([fc.string({ unit: 'binary' })])('escapes book text so that it never adds Markdown structure', text => {
    const lines = formatAnnotationsAsMarkdown(exportBook, [createHighlight({ text })], [], exportTexts).split('\n')
    const templateLines = lines.filter(line => /^(#|\*|-|A\. One)/.test(line))
    expect(templateLines).toHaveLength(5)
    for (const line of lines.filter(line => !templateLines.includes(line)))
      expect(line === '' || line.startsWith('>')).toBe(true)
  })

  test('as JSON contains all fields', () => {
    const result = JSON.parse(formatAnnotationsAsJson(exportBook, highlights, highlights, new Date(0)))
    expect(result).toMatchObject({
      format: 'longbox-marks',
      version: 1,
      book: exportBook,
      exported: '1970-01-01T00:00:00.000Z',
    })
    expect(result.highlights[0]).toEqual({
      cfi: highlights[0]?.cfi,
      href: 'a.xhtml',
      progression: 0.5,
      chapter: 'One',
      text: highlights[0]?.text,
      created: '2026-02-03T00:00:00.000Z',
      colour: 'green',
      note: 'My *own* words',
    })
    expect(result.bookmarks).toHaveLength(2)
  })

  test.each([
    ['The Ferry Clock', 'The Ferry Clock – Highlights.md'],
    ['AC/DC: "Live"?', 'AC DC Live – Highlights.md'],
    ['../../etc', 'etc – Highlights.md'],
    ['con', 'con – Highlights.md'],
    ['', 'Highlights.md'],
    ['本\n\u202e', '本 – Highlights.md'],
  ])('of the book title %j has the file name %s', (title, name) => {
    expect(createAnnotationExportFileName(title, 'Highlights', 'md')).toBe(name)
  })

  property.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
    'has a valid file name for every title',
    (title, contentLabel) => {
      const name = createAnnotationExportFileName(title, contentLabel, 'json')
      expect(name).toMatch(/^[^/\\:*?"<>|\p{Cc}]+\.json$/u)
      expect(name).not.toMatch(/^[. ]/)
    },
  )
})
