/**
 * Invented server releases that the mock server lists, the latest first. The mock server claims to be version 1.26.3.
 */
export const DEMO_SERVER_RELEASES = [
  release('1.27.1', '2026-11-02', {
    latest: true,
    description: `## Fixes

- **api**: \`GET /api/v1/series\` returned a page twice when two series had the same title
- **scanner**: a folder without read permission no longer ends the scan ([details](https://example.org/longbox/1.27.1))
`,
  }),
  release('1.27.0', '2026-10-18', {
    description: `## Features

- **scanner**: scan network drives in parallel
- **epub**: read page lists

| library | before | now |
|---|---|---|
| 1,000 books | 4 s | 2 s |
| 50,000 books | 40 s | 12 s |

## Fixes

- **kobo**: synchronise read lists with more than 500 books
`,
  }),
  release('1.27.0-rc1', '2026-10-04', {
    preRelease: true,
    description:
      '> Pre-release. Make a backup of the database first.\n\n## Features\n\n- **scanner**: scan network drives in parallel\n',
  }),
  release('1.26.3', '2026-07-01', {
    description:
      '## Fixes\n\n- **opds**: escape titles in feeds\n- **web**: show the file name of books without a title\n',
  }),
  release('1.26.2', '2026-06-12', {
    description: '## Fixes\n\n- **importer**: keep the progress of an upgraded book\n',
  }),
  release('1.26.1', '2026-05-29', { description: '## Fixes\n\n- **auth**: accept API keys with a trailing space\n' }),
  release('1.26.0', '2026-05-20', {
    description: `## Features

- **api**: lists of genres, tags and authors come in pages
- **api**: unknown books and series answer with status 404 and an empty body

\`\`\`
GET /api/v2/genres?page=0&size=20
\`\`\`
`,
  }),
  release('1.25.0', '2026-03-08', {
    description:
      '## Features\n\n- **rar**: read solid archives\n\n## Performance\n\n1. faster search index\n2. smaller thumbnails\n',
  }),
]

/**
 * Creates a release of the demo.
 * @param date release day, as YYYY-MM-DD
 */
function release(
  version: string,
  date: string,
  { description, latest = false, preRelease = false }: { description: string; latest?: boolean; preRelease?: boolean },
) {
  const url = `https://github.com/gotson/komga/releases/tag/${version}`
  return { version, releaseDate: `${date}T00:00:00Z`, url, latest, preRelease, description }
}
