import type { Bookmark, Highlight, HighlightColor } from './annotations'

/** Book details of an export. */
export interface ExportedBook {
  readonly id: string
  readonly title: string
  readonly series: string
  readonly authors: readonly string[]
}

/** Translated texts of an export. */
export interface ExportTexts {
  readonly highlights: string
  readonly bookmarks: string
  readonly untitled: string
  readonly colour: (colour: HighlightColor) => string
  readonly date: (milliseconds: number) => string
}

/** Formats the highlights, notes and bookmarks of a book as Markdown, grouped by chapter title. */
export function annotationsToMarkdown(
  book: ExportedBook,
  highlights: readonly Highlight[],
  bookmarks: readonly Bookmark[],
  words: ExportTexts,
): string {
  const about = [book.authors.join(', '), book.series].filter(part => part !== '' && part !== book.title)
  const parts = [`# ${plain(book.title)}`, ...(about.length > 0 ? [about.map(plain).join(' · ')] : [])]
  if (highlights.length > 0) parts.push(`## ${words.highlights}`)
  for (const { title, marks } of byTitle(highlights)) {
    parts.push(`### ${plain(title || words.untitled)}`)
    for (const { text, note, colour, created } of marks) {
      parts.push(
        text
          .split('\n')
          .map(line => `> ${plain(line)}`)
          .join('\n>\n'),
      )
      if (note.trim()) parts.push(note.trim())
      parts.push(`*${words.colour(colour)} · ${words.date(created)}*`)
    }
  }
  if (bookmarks.length > 0) {
    parts.push(`## ${words.bookmarks}`)
    parts.push(
      bookmarks
        .map(
          ({ title, text, created }) =>
            `- **${plain(title || words.untitled)}** – ${plain(text)} *(${words.date(created)})*`,
        )
        .join('\n'),
    )
  }
  return `${parts.join('\n\n')}\n`
}

/** Formats the highlights, notes and bookmarks of a book as JSON, with CFIs, for other programs. */
export function annotationsToJson(
  book: ExportedBook,
  highlights: readonly Highlight[],
  bookmarks: readonly Bookmark[],
  exported: Date,
): string {
  const placeOf = ({ cfi, path, title, progression, text, created }: Bookmark) => ({
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
      highlights: highlights.map(mark => ({ ...placeOf(mark), colour: mark.colour, note: mark.note })),
      bookmarks: bookmarks.map(placeOf),
    },
    null,
    2,
  )}\n`
}

/**
 * Returns a file name that is valid on all operating systems.
 * @param what  label of the content, appended to the title. It also prevents names that are reserved by a system, such as `con`.
 */
export function exportFileName(title: string, what: string, ending: 'md' | 'json'): string {
  const name = `${[...title].slice(0, 80).join('')} – ${what}`
    .replace(/[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.–]+|[\s.]+$/g, '')
  return `${name || 'longbox'}.${ending}`
}

function byTitle(marks: readonly Highlight[]): { title: string; marks: Highlight[] }[] {
  const groups: { title: string; marks: Highlight[] }[] = []
  for (const mark of marks) {
    const last = groups.at(-1)
    if (last?.title === mark.title) last.marks.push(mark)
    else groups.push({ title: mark.title, marks: [mark] })
  }
  return groups
}

/** Escapes Markdown syntax and joins lines. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\`*_[\]<>~|$&]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
