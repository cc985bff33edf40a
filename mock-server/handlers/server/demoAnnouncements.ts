const AUTHOR = { name: 'Longbox', url: 'https://example.org/longbox' }

/** Announcements of the demo, the latest first. */
export const DEMO_ANNOUNCEMENTS = [
  {
    id: 'longbox-demo-5',
    url: 'https://example.org/longbox/duplicates',
    title: 'Clean up duplicate pages',
    summary: 'Find and remove pages that occur in many books.',
    content_html: `<p>The library <strong>Unsorted</strong> has pages that occur in several zines. To remove them:</p>
<ol><li>Open <em>Duplicate pages</em>, then <em>New</em>.</li><li>Choose an action for each page.</li>
<li>Scan the library. Pages to delete automatically are removed by the scan.</li></ol>
<blockquote><p>Removing a page rewrites the file of the book. Make a backup first.</p></blockquote>`,
    date_modified: '2026-11-12T08:30:00Z',
    author: AUTHOR,
    tags: ['guide'],
  },
  {
    id: 'longbox-demo-4',
    url: 'https://example.org/longbox/autumn',
    title: 'Autumn update',
    summary: 'What is new in version 1.27.',
    content_html: `<h2>Highlights</h2><ul><li>Faster scans of network drives</li><li>Metadata of audio books is ignored</li></ul>
<p><img src="https://example.org/longbox/autumn.png" alt="Chart of scan times: 40 seconds before, 12 seconds now" width="640"></p>
<p>Read the <a href="https://example.org/longbox/autumn/changes">list of changes</a>.</p>`,
    date_modified: '2026-10-20T17:05:00Z',
    author: AUTHOR,
    tags: ['release'],
  },
  {
    id: 'longbox-demo-3',
    url: 'https://example.org/longbox/api-keys',
    title: 'Use an API key for each device',
    summary: 'A lost device then costs one key.',
    content_html: `<p>Create an API key for each e-reader and script. When a device is lost, delete its key; the others still work.</p>
<pre><code>curl -H "X-API-Key: YOUR-KEY" https://example.org/api/v1/libraries</code></pre>`,
    date_modified: '2026-08-03T12:00:00Z',
    author: AUTHOR,
    tags: ['guide', 'security'],
  },
  {
    id: 'longbox-demo-2',
    url: null,
    title: 'Two windows show the same library',
    summary: 'A change in one window appears in the other.',
    content_html: '<p>Open this library in a second window and mark a book as read: both windows show it.</p>',
    date_modified: '2026-06-14T09:00:00Z',
    author: AUTHOR,
    tags: ['demo'],
  },
  {
    id: 'longbox-demo-1',
    url: null,
    title: 'Welcome to the demo',
    summary: 'A mock server with a sample library.',
    content_html:
      '<p>All books were made for this demo. The mock server follows the rules of a real server. To use your own server, start the program with <code>--server URL</code>.</p>',
    date_modified: '2026-05-02T09:00:00Z',
    author: AUTHOR,
    tags: ['demo', 'welcome'],
  },
]
