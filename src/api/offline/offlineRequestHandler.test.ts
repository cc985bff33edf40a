import { describe, expect, test, vi } from 'vitest'
import { createTestBook, createTestSeries, createTestUser } from '../../../tests/harness/createTestRecords'
import { FakeCacheStorage } from '../../../tests/harness/fakeCacheStorage'
import { CACHE_FIRST_RESPONSE_HEADER, OFFLINE_RESPONSE_HEADER } from '../offlineResponseHeader'
import { createOfflineCacheNames, OUTDATED_DOWNLOAD_MARKER_URL } from './createOfflineCacheNames'
import { OfflineRequestHandler } from './offlineRequestHandler'

const scope = 'https://home.example/comics/'
const urlInScope = (path: string) => new URL(path.slice(1), scope).href
const names = createOfflineCacheNames('/comics')
const reader = createTestUser()
const book = createTestBook({ fileHash: 'one', fileLastModified: 'then' })
const bookAtPage7 = createTestBook({
  ...book,
  readProgress: {
    page: 7,
    completed: false,
    readDate: 'then',
    created: 'then',
    lastModified: 'then',
    deviceId: '',
    deviceName: '',
  },
})
const progressionAt = (modified: string) => ({ modified, device: { id: 'D', name: 'device' }, locator: {} })
const library = { id: 'L', name: 'of U', root: '/', scanInterval: '', seriesCover: '', scanDirectoryExclusions: [] }

const noResponse = Symbol('never')

/** Files with interface texts, by language code. */
const interfaceTextFiles = {
  en: ['assets/en-start-0000000a.json'],
  de: ['assets/de-start-0000000a.json', 'assets/de-reader-0000000a.json'],
  'pt-BR': ['assets/pt-BR-start-0000000a.json'],
}

/** Starts a service worker with a fake server. `server` contains the responses of the server by URL. */
function startWorker({ serverTimeoutMs = 1_000 } = {}) {
  const caches = new FakeCacheStorage()
  const server = new Map<string, unknown>(
    Object.values(interfaceTextFiles)
      .flat()
      .map(file => [urlInScope(`/${file}`), file]),
  )
  const state = { isUnreachable: false }
  const fetched: string[] = []
  const signals: (AbortSignal | null | undefined)[] = []
  const fetch = vi.fn(async (request: string | { url: string }, init?: RequestInit) => {
    if (typeof request === 'string') signals.push(init?.signal)
    const url = typeof request === 'string' ? request : request.url
    fetched.push(url)
    if (state.isUnreachable) throw new TypeError('no network')
    const body = await server.get(url)
    if (body === noResponse) return new Promise<Response>(() => {})
    if (body === undefined) return new Response(null, { status: 404 })
    return body instanceof Response ? body.clone() : Response.json(body)
  })
  const start = () =>
    new OfflineRequestHandler({
      caches: caches as unknown as CacheStorage,
      fetch: fetch as unknown as typeof globalThis.fetch,
      scope,
      shell: { build: 'now', files: ['index.html', 'assets/core.js'], interfaceTextFiles },
      serverTimeoutMs,
      identityTimeoutMs: serverTimeoutMs,
      positionRefreshDelayMs: 0,
    })
  let handler = start()
  const backgroundWork: Promise<void>[] = []
  type RequestOverrides = Partial<Pick<Request, 'method' | 'mode' | 'cache' | 'headers' | 'keepalive'>>
  const sendRequest = (path: string, overrides: RequestOverrides = {}) =>
    handler.respond(
      {
        url: urlInScope(path),
        method: 'GET',
        mode: 'cors',
        cache: 'default',
        headers: new Headers(),
        ...overrides,
      } as Request,
      work => backgroundWork.push(work),
    )
  return {
    caches,
    server,
    state,
    fetched,
    signals,
    backgroundWork,
    sendRequest,
    watchText: (path: string) => handler.watchTextRequests({ url: urlInScope(path) }),
    addLanguage: (code: string) => handler.addLanguage(code),
    /** Sends a write of reading progress, and waits for the refetch of the positions. */
    write: async (path: string, method: string, keepalive = false) => {
      const count = backgroundWork.length
      const response = sendRequest(path, { method, keepalive })
      const work = backgroundWork.slice(count)
      await response
      await Promise.all(work)
    },
    install: () => handler.install(),
    activate: () => handler.activate(),
    restart: () => {
      handler = start()
    },
  }
}

async function startWithDownload(options = {}) {
  const worker = startWorker(options)
  await worker.caches.open(names.shell('now'))
  worker.server.set(urlInScope('/api/v2/users/me'), reader)
  worker.server.set(urlInScope('/api/v1/books/B'), book)
  await worker.sendRequest('/api/v2/users/me')
  const cache = await worker.caches.open(names.book('U', 'B'))
  await cache.put(urlInScope('/api/v1/books/B'), Response.json({ ...book, readProgress: null }))
  await cache.put(urlInScope('/api/v1/books/B/pages'), Response.json([{ number: 1 }]))
  await cache.put(urlInScope('/api/v1/books/B/pages/1'), new Response('cached page'))
  return { ...worker, cache }
}

const text = async (pendingResponse: Promise<Response> | undefined) => (await pendingResponse)?.text()

describe('the program', () => {
  test('is cached completely, works offline, and replaces the previous build', async () => {
    const { server, install, activate, sendRequest, state, caches } = startWorker()
    server.set(urlInScope('/index.html'), new Response('page'))
    server.set(urlInScope('/assets/core.js'), new Response('core'))
    await caches.open(names.shell('before'))
    await caches.open('foreign cache')
    await install()
    await activate()
    expect(await caches.keys()).toEqual(['foreign cache', names.shell('now')])
    state.isUnreachable = true
    expect(await text(sendRequest('/book/B/read', { mode: 'navigate' }))).toBe('page')
    expect(await text(sendRequest('/assets/core.js'))).toBe('core')
  })

  test('limits the duration of its own fetches', async () => {
    const worker = startWorker()
    worker.server.set(urlInScope('/index.html'), 'page').set(urlInScope('/assets/core.js'), 'code')
    await worker.install()
    expect(worker.signals).toHaveLength(3)
    for (const signal of worker.signals) expect(signal).toBeInstanceOf(AbortSignal)
  })

  const startInstalledProgram = async (...languages: string[]) => {
    const worker = startWorker()
    worker.server.set(urlInScope('/index.html'), new Response('page'))
    worker.server.set(urlInScope('/assets/core.js'), new Response('core'))
    for (const language of languages) await worker.addLanguage(language)
    await worker.install()
    const cachedTexts = async () => {
      const cache = await worker.caches.open(names.shell('now'))
      const urls = (await cache.keys()).map(({ url }) => url)
      return urls.filter(url => url.endsWith('.json')).map(url => url.replace(scope, ''))
    }
    return { ...worker, cachedTexts }
  }

  test('is cached with the texts of English and of the language of the page only', async () => {
    const { cachedTexts } = await startInstalledProgram('pt-BR', 'unknown')
    expect(await cachedTexts()).toEqual([...interfaceTextFiles.en, ...interfaceTextFiles['pt-BR']])
  })

  test('is cached with the languages of the earlier build', async () => {
    const worker = startWorker()
    const earlier = await worker.caches.open(names.shell('before'))
    await earlier.put(urlInScope('/assets/de-start-0000000b.json'), new Response('earlier'))
    worker.server.set(urlInScope('/index.html'), 'page').set(urlInScope('/assets/core.js'), 'code')
    await worker.install()
    const fetchedTexts = worker.fetched.filter(url => url.endsWith('.json'))
    expect(fetchedTexts).toEqual(
      [...interfaceTextFiles.en, ...interfaceTextFiles.de].map(file => urlInScope(`/${file}`)),
    )
  })

  test('caches all texts of a language that the user selects later', async () => {
    const { watchText, cachedTexts } = await startInstalledProgram()
    await watchText('/assets/de-start-0000000a.json')
    expect(await cachedTexts()).toEqual([...interfaceTextFiles.en, ...interfaceTextFiles.de])
  })

  test('caches the texts of a language at the next request if a fetch has failed', async () => {
    const { watchText, cachedTexts, state } = await startInstalledProgram()
    state.isUnreachable = true
    await watchText('/assets/de-start-0000000a.json')
    expect(await cachedTexts()).toEqual(interfaceTextFiles.en)
    state.isUnreachable = false
    await watchText('/assets/de-start-0000000a.json')
    expect(await cachedTexts()).toEqual([...interfaceTextFiles.en, ...interfaceTextFiles.de])
  })

  test('caches the texts of a language that the page has in memory already, and fetches each file once', async () => {
    const { addLanguage, watchText, cachedTexts, fetched } = await startInstalledProgram()
    await Promise.all([
      addLanguage('de'),
      watchText('/assets/de-start-0000000a.json'),
      watchText('/assets/de-reader-0000000a.json'),
    ])
    expect(await cachedTexts()).toEqual([...interfaceTextFiles.en, ...interfaceTextFiles.de])
    expect(fetched.filter(url => url.includes('/de-'))).toHaveLength(2)
  })

  test('caches a language whose installation has failed', async () => {
    const worker = startWorker()
    worker.state.isUnreachable = true
    await worker.addLanguage('de')
    await expect(worker.install()).rejects.toThrow()
    worker.state.isUnreachable = false
    worker.server.set(urlInScope('/index.html'), 'page').set(urlInScope('/assets/core.js'), 'code')
    await worker.watchText('/assets/de-start-0000000a.json')
    expect(worker.fetched.filter(url => url.includes('/de-reader'))).toHaveLength(1)
  })

  test('caches no texts while the program is not installed', async () => {
    const { watchText, caches } = startWorker()
    await watchText('/assets/de-start-0000000a.json')
    expect(await caches.keys()).toEqual([])
  })

  test('is not cached partially', async () => {
    const { server, install } = startWorker()
    server.set(urlInScope('/index.html'), new Response('page'))
    await expect(install()).rejects.toThrow('404')
  })

  test('is installed only with the page of its own build', async () => {
    const { server, install, sendRequest, state } = startWorker()
    const pageWith = (script: string) => new Response(`<script src="/comics/assets/${script}"></script>`)
    server.set(urlInScope('/index.html'), pageWith('previous.js'))
    server.set(urlInScope('/assets/core.js'), new Response('core'))
    await expect(install()).rejects.toThrow('index.html of another build: assets/previous.js')
    server.set(urlInScope('/index.html'), pageWith('core.js'))
    await install()
    state.isUnreachable = true
    expect(await text(sendRequest('/book/B/read', { mode: 'navigate' }))).toContain('/assets/core.js')
  })
})

describe('a downloaded book', () => {
  test('serves its pages from the device even while the server responds', async () => {
    const { sendRequest, fetched } = await startWithDownload()
    expect(await text(sendRequest('/api/v1/books/B/pages/1'))).toBe('cached page')
    expect(fetched).not.toContain(urlInScope('/api/v1/books/B/pages/1'))
  })

  test('marks the pages for which it has not called the server', async () => {
    const { sendRequest, server } = await startWithDownload()
    server.set(urlInScope('/api/v1/books/B/pages/2'), new Response('page of the server'))
    const isMarked = async (path: string) => (await sendRequest(path))?.headers.has(CACHE_FIRST_RESPONSE_HEADER)
    expect(await isMarked('/api/v1/books/B/pages/1')).toBe(true)
    expect(await isMarked('/api/v1/books/B/pages/2')).toBe(false)
  })

  test('serves metadata from the server, or a marked cached copy while the server is unreachable', async () => {
    const { sendRequest, state } = await startWithDownload()
    expect((await sendRequest('/api/v1/books/B'))?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(false)
    state.isUnreachable = true
    const pendingResponse = await sendRequest('/api/v1/books/B')
    expect(pendingResponse?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(true)
    expect(await pendingResponse?.json()).toMatchObject({ id: 'B' })
  })

  test('uses the cache after a gateway error', async () => {
    const { sendRequest, server } = await startWithDownload()
    server.set(urlInScope('/api/v1/books/B'), new Response('', { status: 502 }))
    expect((await sendRequest('/api/v1/books/B'))?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(true)
  })

  test('uses the cache after a timeout', async () => {
    const { sendRequest, server } = await startWithDownload({ serverTimeoutMs: 1 })
    server.set(urlInScope('/api/v1/books/B'), noResponse)
    expect((await sendRequest('/api/v1/books/B'))?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(true)
  })

  test('stores the position from server responses for offline use', async () => {
    const { sendRequest, server, state } = await startWithDownload()
    server.set(urlInScope('/api/v1/books/B'), bookAtPage7)
    await sendRequest('/api/v1/books/B')
    state.isUnreachable = true
    expect(await (await sendRequest('/api/v1/books/B'))?.json()).toMatchObject({ readProgress: { page: 7 } })
  })

  test('serves the pages of a changed file from the server, and the downloaded pages offline', async () => {
    const { sendRequest, server, state, cache } = await startWithDownload()
    server.set(urlInScope('/api/v1/books/B'), { ...book, fileHash: 'two' })
    server.set(urlInScope('/api/v1/books/B/pages/1'), new Response('new page'))
    await sendRequest('/api/v1/books/B')
    expect(await cache.match(OUTDATED_DOWNLOAD_MARKER_URL)).toBeDefined()
    expect(await text(sendRequest('/api/v1/books/B/pages/1'))).toBe('new page')
    state.isUnreachable = true
    expect(await text(sendRequest('/api/v1/books/B/pages/1'))).toBe('cached page')
    expect(await (await sendRequest('/api/v1/books/B'))?.json()).toMatchObject({ fileHash: 'one' })
  })

  const requestsOfFile = (fingerprint: string, page = 1): [path: string, overrides: { headers?: Headers }][] => [
    [`/api/v1/books/B/pages/${page}`, { headers: new Headers({ 'x-longbox-book-file': fingerprint }) }],
    [`/api/v1/books/B/pages/${page}?v=${encodeURIComponent(fingerprint)}`, {}],
  ]

  test('never combines the downloaded file with a newer file of the server for an open book', async () => {
    const { sendRequest, server, state, cache } = await startWithDownload()
    server.set(urlInScope('/api/v1/books/B'), { ...book, fileHash: 'two' })
    for (const [path] of requestsOfFile('two')) server.set(urlInScope(path), new Response('new page'))
    await sendRequest('/api/v1/books/B')
    await cache.put(urlInScope('/api/v1/books/B/pages/2'), new Response('not found', { status: 404 }))
    for (const page of [2, 3]) {
      for (const [path, overrides] of requestsOfFile('one', page)) {
        server.set(urlInScope(path), new Response('new page'))
        expect(await sendRequest(path, overrides)).toMatchObject(page === 2 ? { status: 404 } : { type: 'error' })
      }
    }
    for (const request of requestsOfFile('one')) expect(await text(sendRequest(...request))).toBe('cached page')
    for (const request of requestsOfFile('two')) expect(await text(sendRequest(...request))).toBe('new page')
    state.isUnreachable = true
    for (const request of requestsOfFile('one')) expect(await text(sendRequest(...request))).toBe('cached page')
    for (const request of requestsOfFile('two')) await expect(sendRequest(...request)).rejects.toThrow('no network')
  })

  test('finds the downloaded pages for requests that name the downloaded file', async () => {
    const { sendRequest, state, cache } = await startWithDownload()
    await cache.put(`${urlInScope('/api/v1/books/B/pages/2')}?convert=jpeg`, new Response('second page'))
    state.isUnreachable = true
    for (const request of [...requestsOfFile('one'), ...requestsOfFile('then')])
      expect(await text(sendRequest(...request))).toBe('cached page')
    expect(await text(sendRequest('/api/v1/books/B/pages/2?convert=jpeg&v=one'))).toBe('second page')
  })

  test('provides offline the position that was written online', async () => {
    const { write, sendRequest, server, state, cache } = await startWithDownload()
    const progression = '/api/v1/books/B/progression'
    await cache.put(urlInScope(progression), Response.json(progressionAt('then')))
    server.set(urlInScope('/api/v1/books/B'), bookAtPage7)
    server.set(urlInScope(progression), progressionAt('now'))
    await Promise.all([write('/api/v1/books/B/read-progress', 'PATCH', true), write(progression, 'PUT', true)])
    state.isUnreachable = true
    expect(await (await sendRequest('/api/v1/books/B'))?.json()).toMatchObject({ readProgress: { page: 7 } })
    expect(await (await sendRequest(progression))?.json()).toEqual(progressionAt('now'))
  })

  test('refetches the position once after quick writes, and not for other books', async () => {
    const { write, sendRequest, fetched } = await startWithDownload()
    const before = fetched.length
    await Promise.all([1, 2, 3].map(() => write('/api/v1/books/B/read-progress', 'PATCH', true)))
    await write('/api/v1/books/C/read-progress', 'PATCH', true)
    expect(fetched.slice(before)).toEqual([urlInScope('/api/v1/books/B')])
    expect(sendRequest('/api/v1/books/B/read-progress')).toBeUndefined()
  })

  test('leaves writes with keepalive to the browser, because they must arrive after the page has closed', async () => {
    const { sendRequest } = await startWithDownload()
    const path = '/api/v1/books/B/read-progress'
    expect(sendRequest(path, { method: 'PATCH', keepalive: true })).toBeUndefined()
    expect((await sendRequest(path, { method: 'PATCH' }))?.status).toBe(404)
  })

  test('refetches the positions of a series after the response to the write, despite an error for a book', async () => {
    const { write, server, caches, fetched } = await startWithDownload()
    const other = { ...bookAtPage7, id: 'C' }
    const otherCache = await caches.open(names.book('U', 'C'))
    await otherCache.put(urlInScope('/api/v1/books/C'), Response.json({ ...other, readProgress: null }))
    const failure = Promise.reject(new Error('connection lost'))
    failure.catch(() => {})
    server.set(urlInScope('/api/v1/books/B'), failure)
    server.set(urlInScope('/api/v1/books/C'), other)
    const path = `/api/v1/series/${book.seriesId}/read-progress`
    let respond: (response: Response) => void = () => {}
    server.set(urlInScope(path), new Promise<Response>(resolve => (respond = resolve)))
    const before = fetched.length
    vi.useFakeTimers()
    const written = write(path, 'POST')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched.slice(before)).toEqual([urlInScope(path)])
    vi.useRealTimers()
    respond(new Response(null, { status: 204 }))
    await written
    expect(fetched.slice(before + 1)).toEqual(['/api/v1/books/B', '/api/v1/books/C'].map(urlInScope))
    const cached = await otherCache.match(urlInScope('/api/v1/books/C'))
    expect(await cached?.json()).toMatchObject({ readProgress: { page: 7 } })
  })

  test.each(['POST', 'DELETE'])(
    'provides offline the positions that %s has written for a whole series',
    async method => {
      const { write, sendRequest, server, state, caches, fetched } = await startWithDownload()
      const other = await caches.open(names.book('U', 'C'))
      await other.put(urlInScope('/api/v1/books/C'), Response.json(createTestBook({ id: 'C', seriesId: 'T' })))
      server.set(urlInScope('/api/v1/books/B'), bookAtPage7)
      const before = fetched.length
      const path = `/api/v1/series/${book.seriesId}/read-progress`
      await Promise.all([write(path, method), write(path, method)])
      expect(fetched.slice(before)).toEqual([urlInScope(path), urlInScope(path), urlInScope('/api/v1/books/B')])
      state.isUnreachable = true
      expect(await (await sendRequest('/api/v1/books/B'))?.json()).toMatchObject({ readProgress: { page: 7 } })
    },
  )

  test('is not replaced by the HTML of a gateway', async () => {
    const { sendRequest, server, state, cache } = await startWithDownload()
    await cache.put(urlInScope('/api/v1/books/B/next'), Response.json({ id: 'C' }))
    const gatewayResponse = () => new Response('<p>Who are you?', { headers: { 'content-type': 'text/html' } })
    for (const path of ['/api/v1/books/B/next', '/api/v2/users/me']) {
      server.set(urlInScope(path), gatewayResponse())
      await sendRequest(path)
    }
    state.isUnreachable = true
    expect(await (await sendRequest('/api/v1/books/B/next'))?.json()).toEqual({ id: 'C' })
    expect(await (await sendRequest('/api/v2/users/me'))?.json()).toEqual(reader)
  })

  const unusableBodies = ['{}', 'null', '[]', '"text"', '{"id":"B"', '{"id":"B","fileHash":"two"}']

  test.each(unusableBodies)('is not replaced by the unusable response %s', async body => {
    const { sendRequest, server, state, cache } = await startWithDownload()
    const records: Record<string, unknown> = {
      '/api/v1/books/B': { ...book, readProgress: null },
      '/api/v1/books/B/next': createTestBook({ id: 'C' }),
      '/api/v1/books/B/progression': progressionAt('then'),
      '/api/v1/series/S': createTestSeries(),
    }
    for (const [path, record] of Object.entries(records)) {
      await cache.put(urlInScope(path), Response.json(record))
      server.set(urlInScope(path), new Response(body, { headers: { 'content-type': 'application/json' } }))
      await sendRequest(path)
    }
    expect(await cache.match(OUTDATED_DOWNLOAD_MARKER_URL)).toBeUndefined()
    state.isUnreachable = true
    for (const [path, record] of Object.entries(records))
      expect(await (await sendRequest(path))?.json(), path).toEqual(record)
  })

  test('is not replaced by another record or by a response without content', async () => {
    const { sendRequest, server, state, cache } = await startWithDownload()
    await cache.put(urlInScope('/api/v1/books/B/next'), Response.json(createTestBook({ id: 'C' })))
    server.set(urlInScope('/api/v1/books/B'), createTestBook({ id: 'X', fileHash: 'two' }))
    server.set(urlInScope('/api/v1/books/B/next'), new Response(null, { status: 204 }))
    for (const path of ['/api/v1/books/B', '/api/v1/books/B/next']) await sendRequest(path)
    expect(await cache.match(OUTDATED_DOWNLOAD_MARKER_URL)).toBeUndefined()
    state.isUnreachable = true
    expect(await (await sendRequest('/api/v1/books/B'))?.json()).toMatchObject({ id: 'B' })
    expect(await (await sendRequest('/api/v1/books/B/next'))?.json()).toMatchObject({ id: 'C' })
  })

  test('serves the page as its thumbnail while the server is unreachable', async () => {
    const { sendRequest, server, state, cache } = await startWithDownload()
    await cache.put(`${urlInScope('/api/v1/books/B/pages/2')}?convert=jpeg`, new Response('second page'))
    server.set(urlInScope('/api/v1/books/B/pages/1/thumbnail'), new Response('small'))
    expect(await text(sendRequest('/api/v1/books/B/pages/1/thumbnail'))).toBe('small')
    state.isUnreachable = true
    expect(await text(sendRequest('/api/v1/books/B/pages/1/thumbnail'))).toBe('cached page')
    expect(await text(sendRequest('/api/v1/books/B/pages/2/thumbnail'))).toBe('second page')
  })

  test('requests a page with a cached 404 again', async () => {
    const { sendRequest, server, cache } = await startWithDownload()
    await cache.put(urlInScope('/api/v1/books/B/pages/2'), new Response(null, { status: 404 }))
    server.set(urlInScope('/api/v1/books/B/pages/2'), new Response('there it is'))
    expect(await text(sendRequest('/api/v1/books/B/pages/2'))).toBe('there it is')
  })

  test('updates series metadata in the caches that contain it', async () => {
    const { sendRequest, server, cache, caches, backgroundWork } = await startWithDownload()
    const other = await caches.open(names.book('U', 'C'))
    await other.put(urlInScope('/api/v1/series/T'), Response.json(createTestSeries({ id: 'T', name: 'old' })))
    const renamed = createTestSeries({ id: 'T', name: 'new' })
    server.set(urlInScope('/api/v1/series/T'), renamed)
    await sendRequest('/api/v1/series/T')
    await Promise.all(backgroundWork)
    expect(await (await other.match(urlInScope('/api/v1/series/T')))?.json()).toEqual(renamed)
    expect(await cache.match(urlInScope('/api/v1/series/T'))).toBeUndefined()
  })

  test.each(['/api/v1/series/T', '/api/v1/books/B'])('requests %s before it searches the caches', async path => {
    const { sendRequest, server, caches, fetched } = await startWithDownload()
    server.set(urlInScope(path), path.includes('series') ? createTestSeries({ id: 'T' }) : book)
    const hang = () => new Promise<never>(() => {})
    Object.assign(caches, { has: hang, keys: hang, open: hang })
    void sendRequest(path)
    await vi.waitFor(() => expect(fetched).toContain(urlInScope(path)))
  })

  test('responds with series metadata before it has searched the caches', async () => {
    const { sendRequest, server, caches, backgroundWork } = await startWithDownload()
    server.set(urlInScope('/api/v1/series/T'), createTestSeries({ id: 'T' }))
    caches.match = () => new Promise<never>(() => {})
    expect((await sendRequest('/api/v1/series/T'))?.status).toBe(200)
    expect(backgroundWork).toHaveLength(1)
  })

  test('opens no cache for the metadata of a series that no cache contains', async () => {
    const { sendRequest, server, caches, backgroundWork } = await startWithDownload()
    server.set(urlInScope('/api/v1/series/T'), createTestSeries({ id: 'T' }))
    const open = vi.spyOn(caches, 'open')
    expect((await sendRequest('/api/v1/series/T'))?.status).toBe(200)
    await Promise.all(backgroundWork)
    expect(open).not.toHaveBeenCalled()
  })

  test('does not create the cache of a removed book again', async () => {
    const { sendRequest, server, caches } = await startWithDownload()
    const bookCacheName = names.book('U', 'B')
    server.set(urlInScope('/api/v1/books/B'), book)
    const match = caches.match
    const delayed = vi.spyOn(caches, 'match').mockImplementation(async (...options) => {
      const response = await match(...options)
      if (options[1].cacheName === bookCacheName) await caches.delete(bookCacheName)
      return response
    })
    await sendRequest('/api/v1/books/B')
    expect(delayed).toHaveBeenCalled()
    expect(await caches.keys()).not.toContain(bookCacheName)
  })

  test('rejects offline requests for other books', async () => {
    const { sendRequest, state } = await startWithDownload()
    state.isUnreachable = true
    await expect(sendRequest('/api/v1/books/C')).rejects.toThrow('no network')
  })
})

describe('the user', () => {
  test('is available offline, also after a restart of the worker', async () => {
    const { sendRequest, state, restart } = await startWithDownload()
    state.isUnreachable = true
    restart()
    expect(await (await sendRequest('/api/v2/users/me'))?.json()).toEqual(reader)
    expect(await text(sendRequest('/api/v1/books/B/pages/1'))).toBe('cached page')
  })

  test('is removed at once on sign-out, even while the server is unreachable', async () => {
    const { sendRequest, state } = await startWithDownload()
    state.isUnreachable = true
    await expect(sendRequest('/api/logout', { method: 'POST' })).rejects.toThrow()
    await expect(sendRequest('/api/v2/users/me')).rejects.toThrow()
    await expect(sendRequest('/api/v1/books/B/pages/1')).rejects.toThrow()
  })

  test('is removed after a 401 response', async () => {
    const { sendRequest, server, state } = await startWithDownload()
    server.set(urlInScope('/api/v2/users/me'), new Response('', { status: 401 }))
    await sendRequest('/api/v2/users/me')
    state.isUnreachable = true
    await expect(sendRequest('/api/v2/users/me')).rejects.toThrow()
  })

  test('has no access to the pages of the previous user', async () => {
    const { sendRequest, server } = await startWithDownload()
    server.set(`${urlInScope('/api/v2/users/me')}?remember-me=true`, createTestUser({ id: 'V' }))
    server.set(urlInScope('/api/v1/books/B/pages/1'), new Response('', { status: 403 }))
    await sendRequest('/api/v2/users/me?remember-me=true', { headers: new Headers({ Authorization: 'Basic x' }) })
    expect((await sendRequest('/api/v1/books/B/pages/1'))?.status).toBe(403)
  })

  test('has no access to the data of the previous user after a sign-in without a password', async () => {
    const { sendRequest, server, state } = await startWithDownload()
    server.set(urlInScope('/api/v1/libraries'), [library])
    await sendRequest('/api/v1/libraries')
    const otherUser = createTestUser({ id: 'V' })
    server.set(urlInScope('/api/v2/users/me'), otherUser)
    await sendRequest('/api/v2/users/me')
    state.isUnreachable = true
    await expect(sendRequest('/api/v1/libraries')).rejects.toThrow()
    expect(await (await sendRequest('/api/v2/users/me'))?.json()).toEqual(otherUser)
  })

  test('is not replaced by the account of a sign-in link', async () => {
    const { sendRequest, state } = await startWithDownload()
    const headers = new Headers({ 'X-Auth-Token': 'SESSION' })
    expect(await sendRequest('/api/v2/users/me', { headers, cache: 'no-store' })).toBeUndefined()
    state.isUnreachable = true
    expect(await (await sendRequest('/api/v2/users/me'))?.json()).toEqual(reader)
  })

  test.each(['{}', 'null', '{"id":"U"'])('is not replaced by the unusable response %s', async body => {
    const { sendRequest, server, state } = await startWithDownload()
    const unusable = () => new Response(body, { headers: { 'content-type': 'application/json' } })
    server.set(urlInScope('/api/v1/libraries'), [library])
    await sendRequest('/api/v1/libraries')
    for (const path of ['/api/v2/users/me', '/api/v1/libraries']) {
      server.set(urlInScope(path), unusable())
      await sendRequest(path)
    }
    await sendRequest('/api/v2/users/me', { cache: 'no-store' })
    state.isUnreachable = true
    expect(await (await sendRequest('/api/v2/users/me'))?.json()).toEqual(reader)
    expect(await (await sendRequest('/api/v1/libraries'))?.json()).toEqual([library])
    expect(await text(sendRequest('/api/v1/books/B/pages/1'))).toBe('cached page')
  })

  test('replaces an unusable response that an earlier client has cached', async () => {
    const { sendRequest, caches, state } = await startWithDownload()
    const userData = await caches.open(names.userData)
    await userData.put(urlInScope('/api/v2/users/me'), Response.json(null))
    await sendRequest('/api/v2/users/me')
    state.isUnreachable = true
    expect(await (await sendRequest('/api/v2/users/me'))?.json()).toEqual(reader)
  })

  test('is not restored by a response that arrives after the sign-out', async () => {
    const { sendRequest, server, state } = await startWithDownload()
    let pendingResponse = (_: Response) => {}
    server.set(urlInScope('/api/v2/users/me'), new Promise<Response>(resolve => (pendingResponse = resolve)))
    const late = sendRequest('/api/v2/users/me')
    server.set(urlInScope('/api/logout'), {})
    await sendRequest('/api/logout', { method: 'POST' })
    pendingResponse(Response.json(reader))
    await late
    state.isUnreachable = true
    await expect(sendRequest('/api/v2/users/me')).rejects.toThrow()
  })

  test('is not restored by an image request during the sign-out', async () => {
    const { sendRequest, server, state, caches } = await startWithDownload()
    server.set(urlInScope('/api/logout'), {})
    const { delete: real } = caches
    let imageRequest: Promise<unknown> | undefined
    caches.delete = async name => {
      imageRequest ??= sendRequest('/api/v1/books/B/pages/1')
      await imageRequest
      return real(name)
    }
    await sendRequest('/api/v2/users/me')
    await sendRequest('/api/logout', { method: 'POST' })
    state.isUnreachable = true
    await expect(sendRequest('/api/v1/books/B/pages/1')).rejects.toThrow()
  })

  test('is cached only together with the program', async () => {
    const { sendRequest, caches, server } = await startWithDownload()
    for (const name of [names.shell('now'), names.userData]) await caches.delete(name)
    await sendRequest('/api/v2/users/me')
    server.set(urlInScope('/assets/core.js'), new Response('core'))
    expect(await text(sendRequest('/assets/core.js'))).toBe('core')
    server.set(`${urlInScope('/api/v2/users/me')}?remember-me=true`, reader)
    await sendRequest('/api/v2/users/me?remember-me=true', { headers: new Headers({ Authorization: 'Basic x' }) })
    expect(await caches.keys()).toEqual([names.book('U', 'B')])
  })

  test('cannot sign in with a password offline', async () => {
    const { sendRequest, state } = await startWithDownload()
    state.isUnreachable = true
    await expect(
      sendRequest('/api/v2/users/me', { headers: new Headers({ Authorization: 'Basic x' }) }),
    ).rejects.toThrow()
  })
})

test('forwards all requests to the server if the caches fail', async () => {
  const { sendRequest, server, caches } = startWorker()
  const broken = async () => {
    throw new DOMException('Unexpected internal error.', 'UnknownError')
  }
  Object.assign(caches, { open: broken, has: broken, match: broken, keys: broken, delete: broken })
  for (const path of [
    '/assets/core.js',
    '/api/v2/users/me',
    '/api/v1/books/B',
    '/api/v1/books/B/pages/1',
    '/api/v1/series/S',
  ])
    server.set(urlInScope(path), { path })
  for (const path of server.keys()) {
    const pendingResponse = await sendRequest(path.slice(urlInScope('/').length - 1))
    expect(await pendingResponse?.json(), path).toEqual(server.get(path))
  }
})
