/** Generated from openapi/ by `npm run generate`. Do not edit. */

/** Metadata fields that a user can lock. The kind of a field selects the parser of its values. */
export const metadataFields = {
  series: {
    status: { kind: 'custom' },
    title: { kind: 'nonBlankText' },
    titleSort: { kind: 'nonBlankText' },
    summary: { kind: 'text' },
    readingDirection: { kind: 'custom' },
    publisher: { kind: 'text' },
    ageRating: { kind: 'count', min: 0 },
    language: { kind: 'text' },
    genres: { kind: 'textList' },
    tags: { kind: 'textList' },
    totalBookCount: { kind: 'count', min: 1 },
    sharingLabels: { kind: 'textList' },
    links: { kind: 'custom' },
    alternateTitles: { kind: 'custom' },
  },
  books: {
    title: { kind: 'nonBlankText' },
    summary: { kind: 'text' },
    number: { kind: 'nonBlankText' },
    numberSort: { kind: 'custom' },
    releaseDate: { kind: 'custom' },
    authors: { kind: 'custom' },
    tags: { kind: 'textList' },
    isbn: { kind: 'text' },
    links: { kind: 'custom' },
  },
} as const
