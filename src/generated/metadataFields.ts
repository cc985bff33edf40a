/** Generated from openapi/ by `npm run generate`. Do not edit. */

/** Metadata fields that can be locked, with the kind that follows from their schema. */
export const metadataFields = {
  series: {
    status: { kind: 'own' },
    title: { kind: 'filled' },
    titleSort: { kind: 'filled' },
    summary: { kind: 'text' },
    readingDirection: { kind: 'own' },
    publisher: { kind: 'text' },
    ageRating: { kind: 'count', least: 0 },
    language: { kind: 'text' },
    genres: { kind: 'words' },
    tags: { kind: 'words' },
    totalBookCount: { kind: 'count', least: 1 },
    sharingLabels: { kind: 'words' },
    links: { kind: 'own' },
    alternateTitles: { kind: 'own' },
  },
  books: {
    title: { kind: 'filled' },
    summary: { kind: 'text' },
    number: { kind: 'filled' },
    numberSort: { kind: 'own' },
    releaseDate: { kind: 'own' },
    authors: { kind: 'own' },
    tags: { kind: 'words' },
    isbn: { kind: 'text' },
    links: { kind: 'own' },
  },
} as const
