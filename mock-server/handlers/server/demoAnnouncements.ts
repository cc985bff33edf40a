/** Announcements shown in demos. */
export const DEMO_ANNOUNCEMENTS = [
  {
    id: 'longbox-demo-2',
    url: null,
    title: 'Two windows, one shelf',
    summary: 'What one window changes, the other shows.',
    content_html: '<p>Open this library in a second window and mark a book as read: both windows follow.</p>',
    date_modified: '2026-06-14T09:00:00Z',
    author: { name: 'The stand-in', url: null },
    tags: ['demo'],
  },
  {
    id: 'longbox-demo-1',
    url: null,
    title: 'You are looking at a stand-in',
    summary: 'A small server that keeps the rules of a real one.',
    content_html:
      '<p>Everything here is drawn and written for this demo. Point the client at your own server when you are ready.</p>',
    date_modified: '2026-05-02T09:00:00Z',
    author: { name: 'The stand-in', url: null },
    tags: ['demo', 'welcome'],
  },
]

/** Releases shown in demos. */
export const DEMO_RELEASES = [
  {
    version: '1.26.3',
    releaseDate: '2026-07-01T00:00:00Z',
    url: 'https://github.com/gotson/komga/releases/tag/1.26.3',
    latest: true,
    preRelease: false,
    description: '## Fixes\n\n- The release that this stand-in takes the place of.\n',
  },
  {
    version: '1.26.0',
    releaseDate: '2026-05-20T00:00:00Z',
    url: 'https://github.com/gotson/komga/releases/tag/1.26.0',
    latest: false,
    preRelease: false,
    description: '## Features\n\n- Lists of genres, tags and authors come in pages.\n',
  },
]
