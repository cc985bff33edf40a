import { describe, expect, test, vi } from 'vitest'
import { FakeCaches } from '../../../tests/harness/fakeCaches'
import { OFFLINE_RESPONSE_HEADER } from '../offlineResponseHeader'
import { cacheNames, OUTDATED_MARKER } from './cacheNames'
import { OfflineResponses } from './offlineResponses'

const scope = 'https://home.example/comics/'
const at = (path: string) => new URL(path.slice(1), scope).href
const names = cacheNames('/comics')
const reader = { id: 'U' }
const book = { id: 'B', fileHash: 'one', fileLastModified: 'then' }

/** An answer that does not come. */
const never = Symbol('never')

/** A worker before a server that answers what it is told, or not at all. */
function working({ patience = 1_000 } = {}) {
  const caches = new FakeCaches()
  const server = new Map<string, unknown>()
  const state = { isAway: false }
  const fetched: string[] = []
  const fetch = vi.fn(async (asked: string | { url: string }) => {
    const url = typeof asked === 'string' ? asked : asked.url
    fetched.push(url)
    if (state.isAway) throw new TypeError('no network')
    const body = await server.get(url)
    if (body === never) return new Promise<Response>(() => {})
    if (body === undefined) return new Response('', { status: 404 })
    return body instanceof Response ? body.clone() : Response.json(body)
  })
  const start = () =>
    new OfflineResponses({
      caches: caches as unknown as CacheStorage,
      fetch: fetch as unknown as typeof globalThis.fetch,
      scope,
      shell: { build: 'now', files: ['index.html', 'assets/core.js'] },
      patience,
      identityTimeoutMs: patience,
      pause: 0,
    })
  let answers = start()
  const ask = (path: string, more: Partial<Pick<Request, 'method' | 'mode' | 'cache' | 'headers'>> = {}) =>
    answers.answer({
      url: at(path),
      method: 'GET',
      mode: 'cors',
      cache: 'default',
      headers: new Headers(),
      ...more,
    } as Request)
  return {
    caches,
    server,
    state,
    fetched,
    ask,
    hear: (path: string, method: string) => answers.hear({ url: at(path), method }),
    install: () => answers.install(),
    activate: () => answers.activate(),
    /** The browser ends workers as it likes. */
    restart: () => {
      answers = start()
    },
  }
}

/** Somebody is here and keeps a book. */
async function keeping(options = {}) {
  const worker = working(options)
  await worker.caches.open(names.shell('now'))
  worker.server.set(at('/api/v2/users/me'), reader)
  worker.server.set(at('/api/v1/books/B'), book)
  await worker.ask('/api/v2/users/me')
  const cache = await worker.caches.open(names.book('U', 'B'))
  await cache.put(at('/api/v1/books/B'), Response.json({ ...book, readProgress: null }))
  await cache.put(at('/api/v1/books/B/pages'), Response.json([{ number: 1 }]))
  await cache.put(at('/api/v1/books/B/pages/1'), new Response('kept page'))
  return { ...worker, cache }
}

const text = async (answer: Promise<Response> | undefined) => (await answer)?.text()

describe('the program', () => {
  test('is kept whole, is there without the server, and makes room for the next build', async () => {
    const { server, install, activate, ask, state, caches } = working()
    server.set(at('/index.html'), new Response('page'))
    server.set(at('/assets/core.js'), new Response('core'))
    await caches.open(names.shell('before'))
    await caches.open('somebody else')
    await install()
    await activate()
    expect(await caches.keys()).toEqual(['somebody else', names.shell('now')])
    state.isAway = true
    expect(await text(ask('/book/B/read', { mode: 'navigate' }))).toBe('page')
    expect(await text(ask('/assets/core.js'))).toBe('core')
  })

  test('is not kept in part', async () => {
    const { server, install } = working()
    server.set(at('/index.html'), new Response('page'))
    await expect(install()).rejects.toThrow('404')
  })
})

describe('a kept book', () => {
  test('its pages come from the device, also while the server is there', async () => {
    const { ask, fetched } = await keeping()
    expect(await text(ask('/api/v1/books/B/pages/1'))).toBe('kept page')
    expect(fetched).not.toContain(at('/api/v1/books/B/pages/1'))
  })

  test('what is said of it comes from the server; where it is away, what is kept, and it says so', async () => {
    const { ask, state } = await keeping()
    expect((await ask('/api/v1/books/B'))?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(false)
    state.isAway = true
    const answer = await ask('/api/v1/books/B')
    expect(answer?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(true)
    expect(await answer?.json()).toMatchObject({ id: 'B' })
  })

  test('a gate that says the server is away counts as none', async () => {
    const { ask, server } = await keeping()
    server.set(at('/api/v1/books/B'), new Response('', { status: 502 }))
    expect((await ask('/api/v1/books/B'))?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(true)
  })

  test('a server that does not answer in time neither', async () => {
    const { ask, server } = await keeping({ patience: 1 })
    server.set(at('/api/v1/books/B'), never)
    expect((await ask('/api/v1/books/B'))?.headers.has(OFFLINE_RESPONSE_HEADER)).toBe(true)
  })

  test('what the server says of the place is remembered for later', async () => {
    const { ask, server, state } = await keeping()
    server.set(at('/api/v1/books/B'), { ...book, readProgress: { page: 7 } })
    await ask('/api/v1/books/B')
    state.isAway = true
    expect(await (await ask('/api/v1/books/B'))?.json()).toMatchObject({ readProgress: { page: 7 } })
  })

  test('another file on the server: its pages come from there, without it the old book is whole', async () => {
    const { ask, server, state, cache } = await keeping()
    server.set(at('/api/v1/books/B'), { ...book, fileHash: 'two' })
    server.set(at('/api/v1/books/B/pages/1'), new Response('new page'))
    await ask('/api/v1/books/B')
    expect(await cache.match(OUTDATED_MARKER)).toBeDefined()
    expect(await text(ask('/api/v1/books/B/pages/1'))).toBe('new page')
    state.isAway = true
    expect(await text(ask('/api/v1/books/B/pages/1'))).toBe('kept page')
    expect(await (await ask('/api/v1/books/B'))?.json()).toMatchObject({ fileHash: 'one' })
  })

  test('where somebody read where there is a server is where they are without it', async () => {
    const { hear, ask, server, state, cache } = await keeping()
    const progression = '/api/v1/books/B/progression'
    await cache.put(at(progression), Response.json({ modified: 'then' }))
    server.set(at('/api/v1/books/B'), { ...book, readProgress: { page: 7 } })
    server.set(at(progression), { modified: 'now' })
    await Promise.all([hear('/api/v1/books/B/read-progress', 'PATCH'), hear(progression, 'PUT')])
    state.isAway = true
    expect(await (await ask('/api/v1/books/B'))?.json()).toMatchObject({ readProgress: { page: 7 } })
    expect(await (await ask(progression))?.json()).toEqual({ modified: 'now' })
  })

  test('places that are told quickly are read together, those of other books not at all', async () => {
    const { hear, fetched } = await keeping()
    const before = fetched.length
    await Promise.all([1, 2, 3].map(() => hear('/api/v1/books/B/read-progress', 'PATCH')))
    await hear('/api/v1/books/C/read-progress', 'PATCH')
    expect(fetched.slice(before)).toEqual([at('/api/v1/books/B')])
    expect(hear('/api/v1/books/B/read-progress', 'GET')).toBeUndefined()
  })

  test('the page of a gate before the server takes the place of nothing', async () => {
    const { ask, server, state, cache } = await keeping()
    await cache.put(at('/api/v1/books/B/next'), Response.json({ id: 'C' }))
    const gate = () => new Response('<p>Who are you?', { headers: { 'content-type': 'text/html' } })
    for (const path of ['/api/v1/books/B/next', '/api/v2/users/me']) {
      server.set(at(path), gate())
      await ask(path)
    }
    state.isAway = true
    expect(await (await ask('/api/v1/books/B/next'))?.json()).toEqual({ id: 'C' })
    expect(await (await ask('/api/v2/users/me'))?.json()).toEqual(reader)
  })

  test('where the server is away, a page stands for itself in small', async () => {
    const { ask, server, state, cache } = await keeping()
    await cache.put(`${at('/api/v1/books/B/pages/2')}?convert=jpeg`, new Response('second page'))
    server.set(at('/api/v1/books/B/pages/1/thumbnail'), new Response('small'))
    expect(await text(ask('/api/v1/books/B/pages/1/thumbnail'))).toBe('small')
    state.isAway = true
    expect(await text(ask('/api/v1/books/B/pages/1/thumbnail'))).toBe('kept page')
    expect(await text(ask('/api/v1/books/B/pages/2/thumbnail'))).toBe('second page')
  })

  test('a page that was missing when it was kept is asked for again', async () => {
    const { ask, server, cache } = await keeping()
    await cache.put(at('/api/v1/books/B/pages/2'), new Response('', { status: 404 }))
    server.set(at('/api/v1/books/B/pages/2'), new Response('there it is'))
    expect(await text(ask('/api/v1/books/B/pages/2'))).toBe('there it is')
  })

  test('what the server says of a series is kept where it was kept', async () => {
    const { ask, server, cache, caches } = await keeping()
    const other = await caches.open(names.book('U', 'C'))
    await other.put(at('/api/v1/series/T'), Response.json({ name: 'old' }))
    server.set(at('/api/v1/series/T'), { name: 'new' })
    await ask('/api/v1/series/T')
    expect(await (await other.match(at('/api/v1/series/T')))?.json()).toEqual({ name: 'new' })
    expect(await cache.match(at('/api/v1/series/T'))).toBeUndefined()
  })

  test('a book that is not kept is away with the server', async () => {
    const { ask, state } = await keeping()
    state.isAway = true
    await expect(ask('/api/v1/books/C')).rejects.toThrow('no network')
  })
})

describe('the person', () => {
  test('is known without the server, also to a worker that begins anew', async () => {
    const { ask, state, restart } = await keeping()
    state.isAway = true
    restart()
    expect(await (await ask('/api/v2/users/me'))?.json()).toEqual(reader)
    expect(await text(ask('/api/v1/books/B/pages/1'))).toBe('kept page')
  })

  test('whoever signs out is gone at once, also while the server is away', async () => {
    const { ask, state } = await keeping()
    state.isAway = true
    await expect(ask('/api/logout', { method: 'POST' })).rejects.toThrow()
    await expect(ask('/api/v2/users/me')).rejects.toThrow()
    await expect(ask('/api/v1/books/B/pages/1')).rejects.toThrow()
  })

  test('so is whoever the server does not know any more', async () => {
    const { ask, server, state } = await keeping()
    server.set(at('/api/v2/users/me'), new Response('', { status: 401 }))
    await ask('/api/v2/users/me')
    state.isAway = true
    await expect(ask('/api/v2/users/me')).rejects.toThrow()
  })

  test('another person who signs in sees no page of the first one', async () => {
    const { ask, server } = await keeping()
    server.set(`${at('/api/v2/users/me')}?remember-me=true`, { id: 'V' })
    server.set(at('/api/v1/books/B/pages/1'), new Response('', { status: 403 }))
    await ask('/api/v2/users/me?remember-me=true', { headers: new Headers({ Authorization: 'Basic x' }) })
    expect((await ask('/api/v1/books/B/pages/1'))?.status).toBe(403)
  })

  test('another person who comes without a password (a provider, another window) finds nothing of the first one', async () => {
    const { ask, server, state } = await keeping()
    server.set(at('/api/v1/libraries'), [{ id: 'of U' }])
    await ask('/api/v1/libraries')
    server.set(at('/api/v2/users/me'), { id: 'V' })
    await ask('/api/v2/users/me')
    state.isAway = true
    await expect(ask('/api/v1/libraries')).rejects.toThrow()
    expect(await (await ask('/api/v2/users/me'))?.json()).toEqual({ id: 'V' })
  })

  test('what was on its way when somebody signed out does not bring them back', async () => {
    const { ask, server, state } = await keeping()
    let answer = (_: Response) => {}
    server.set(at('/api/v2/users/me'), new Promise<Response>(resolve => (answer = resolve)))
    const late = ask('/api/v2/users/me')
    server.set(at('/api/logout'), {})
    await ask('/api/logout', { method: 'POST' })
    answer(Response.json(reader))
    await late
    state.isAway = true
    await expect(ask('/api/v2/users/me')).rejects.toThrow()
  })

  test('a picture that is asked for while somebody signs out does not keep them', async () => {
    const { ask, server, state, caches } = await keeping()
    server.set(at('/api/logout'), {})
    const { delete: real } = caches
    let picture: Promise<unknown> | undefined
    caches.delete = async name => {
      picture ??= ask('/api/v1/books/B/pages/1')
      await picture
      return real(name)
    }
    await ask('/api/v2/users/me')
    await ask('/api/logout', { method: 'POST' })
    state.isAway = true
    await expect(ask('/api/v1/books/B/pages/1')).rejects.toThrow()
  })

  test('where the program was let go of, nothing about anybody is kept', async () => {
    const { ask, caches, server } = await keeping()
    for (const name of [names.shell('now'), names.person]) await caches.delete(name)
    await ask('/api/v2/users/me')
    server.set(at('/assets/core.js'), new Response('core'))
    expect(await text(ask('/assets/core.js'))).toBe('core')
    server.set(`${at('/api/v2/users/me')}?remember-me=true`, reader)
    await ask('/api/v2/users/me?remember-me=true', { headers: new Headers({ Authorization: 'Basic x' }) })
    expect(await caches.keys()).toEqual([names.book('U', 'B')])
  })

  test('a password is never compared with what is kept', async () => {
    const { ask, state } = await keeping()
    state.isAway = true
    await expect(ask('/api/v2/users/me', { headers: new Headers({ Authorization: 'Basic x' }) })).rejects.toThrow()
  })
})

test('a browser whose caches fail has no kept books, and everything else', async () => {
  const { ask, server, caches } = working()
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
    server.set(at(path), { path })
  for (const path of server.keys()) {
    const answer = await ask(path.slice(at('/').length - 1))
    expect(await answer?.json(), path).toEqual(server.get(path))
  }
})
