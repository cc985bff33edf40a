import type { Page } from 'playwright'

const lists = {
  libraries: { path: 'api/v1/libraries' },
  series: { path: 'api/v1/series?oneshot=false&size=1&sort=metadata.titleSort' },
  oneshots: { path: 'api/v1/series?oneshot=true&size=1&sort=metadata.titleSort' },
  collections: { path: 'api/v1/collections?size=1' },
  readlists: { path: 'api/v1/readlists?size=1' },
  books: { path: 'api/v1/books/list?size=1&sort=series,asc&sort=metadata.numberSort,asc', profile: 'DIVINA' },
  epubs: { path: 'api/v1/books/list?size=1&sort=metadata.title,asc', profile: 'EPUB' },
}

/**
 * Returns the id of the first record of a list. The list `books` contains only analyzed comics, and the list `epubs`
 * contains only analyzed EPUBs. Neither list contains one-shots.
 * @throws Error when the list is empty
 */
export function fetchFirstRecordId(page: Page, kind: keyof typeof lists): Promise<string> {
  return page.evaluate(async ({ path, profile }: { path: string; profile?: string }) => {
    const condition = {
      allOf: [
        { mediaProfile: { operator: 'is', value: profile } },
        { mediaStatus: { operator: 'is', value: 'READY' } },
        { oneShot: { operator: 'isFalse' } },
      ],
    }
    const response = await fetch(new URL(path, document.baseURI), {
      method: profile ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: profile && JSON.stringify({ condition }),
    })
    const records = (await response.json()) as { id: string }[] | { content: { id: string }[] }
    const [first] = Array.isArray(records) ? records : records.content
    if (!first) throw new Error(`nothing at ${path}`)
    return first.id
  }, lists[kind])
}
