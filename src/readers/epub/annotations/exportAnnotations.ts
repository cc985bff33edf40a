import type { EpubBookmark, HighlightColor, TextHighlight } from './epubAnnotations'

/** Details of a book that are written to an export file together with the annotations of the book. */
export interface AnnotationExportBookDetails {
  readonly id: string
  readonly title: string
  readonly series: string
  readonly authors: readonly string[]
}

export interface AnnotationExportLabels {
  readonly highlights: string
  readonly bookmarks: string
  readonly untitled: string
  readonly colour: (colour: HighlightColor) => string
  readonly date: (milliseconds: number) => string
}

/**
 * Formats the highlights, notes and bookmarks of a book as Markdown. Highlights and their notes are grouped by chapter
 * title.
 */
export function formatAnnotationsAsMarkdown(
  book: AnnotationExportBookDetails,
  highlights: readonly TextHighlight[],
  bookmarks: readonly EpubBookmark[],
  texts: AnnotationExportLabels,
): string {
  const bookLines = [book.authors.join(', '), book.series].filter(part => part !== '' && part !== book.title)
  const parts = [
    `# ${escapeMarkdown(book.title)}`,
    ...(bookLines.length > 0 ? [bookLines.map(escapeMarkdown).join(' · ')] : []),
  ]
  if (highlights.length > 0) parts.push(`## ${texts.highlights}`)
  for (const { title, marks } of groupByChapterTitle(highlights)) {
    parts.push(`### ${escapeMarkdown(title || texts.untitled)}`)
    for (const { text, note, colour, created } of marks) {
      parts.push(
        text
          .split('\n')
          .map(line => `> ${escapeMarkdown(line)}`)
          .join('\n>\n'),
      )
      if (note.trim()) parts.push(note.trim())
      parts.push(`*${texts.colour(colour)} · ${texts.date(created)}*`)
    }
  }
  if (bookmarks.length > 0) {
    parts.push(`## ${texts.bookmarks}`)
    parts.push(
      bookmarks
        .map(
          ({ title, text, created }) =>
            `- **${escapeMarkdown(title || texts.untitled)}** – ${escapeMarkdown(text)} *(${texts.date(created)})*`,
        )
        .join('\n'),
    )
  }
  return `${parts.join('\n\n')}\n`
}

/** Formats the highlights, notes and bookmarks of a book as JSON. Each annotation contains its CFI. */
export function formatAnnotationsAsJson(
  book: AnnotationExportBookDetails,
  highlights: readonly TextHighlight[],
  bookmarks: readonly EpubBookmark[],
  exported: Date,
): string {
  const annotationToJson = ({ cfi, path, title, progression, text, created }: EpubBookmark) => ({
    cfi,
    href: path,
    progression,
    chapter: title,
    text,
    created: new Date(created).toISOString(),
  })
  return `${JSON.stringify(
    {
      format: 'longbox-marks',
      version: 1,
      exported: exported.toISOString(),
      book,
      highlights: highlights.map(highlight => ({
        ...annotationToJson(highlight),
        colour: highlight.colour,
        note: highlight.note,
      })),
      bookmarks: bookmarks.map(annotationToJson),
    },
    null,
    2,
  )}\n`
}

/**
 * Creates a file name from a title, a dash, a label and an extension. Removes characters that are not allowed in file
 * names on some operating systems.
 * @param contentLabel label after the title. Windows reserves some names, for example `con.md`. With the label, the
 *   file name is never a reserved name.
 */
export function createAnnotationExportFileName(title: string, contentLabel: string, extension: 'md' | 'json'): string {
  const name = `${[...title].slice(0, 80).join('')} – ${contentLabel}`
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.])[\s.]+$/, '')
    .replace(/^[\s.–]+/, '')
  return `${name || 'longbox'}.${extension}`
}

function groupByChapterTitle(marks: readonly TextHighlight[]): { title: string; marks: TextHighlight[] }[] {
  const groups: { title: string; marks: TextHighlight[] }[] = []
  for (const highlight of marks) {
    const last = groups.at(-1)
    if (last?.title === highlight.title) last.marks.push(highlight)
    else groups.push({ title: highlight.title, marks: [highlight] })
  }
  return groups
}

const escapeMarkdown = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|$&]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
