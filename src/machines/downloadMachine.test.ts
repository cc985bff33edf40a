import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { StorageFullError } from '../api/offline/downloadBook'
import { ServerError } from '../api/ServerError'
import { type DownloadEvent, downloadMachine } from './downloadMachine'

const away = new ServerError({ operation: 'getBook', status: 0 })

/** The work, with books that are kept, refused or held as the test says. */
function started({ install = async () => {} }: { install?: () => Promise<void> } = {}) {
  const kept: string[] = []
  const ended: string[] = []
  const held = new Map<string, { resolve: () => void; reject: (reason: unknown) => void }>()
  let back = () => {}
  const machine = downloadMachine.provide({
    actors: {
      install: fromPromise<void>(install),
      keepBook: fromPromise<void, { userId: string; bookId: string }>(
        ({ input: { bookId }, signal }) =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => ended.push(bookId))
            held.set(bookId, {
              reject,
              resolve: () => {
                kept.push(bookId)
                resolve()
              },
            })
          }),
      ),
      watchForServer: fromCallback<DownloadEvent>(({ sendBack }) => {
        back = () => sendBack({ type: 'server.back' })
      }),
    },
  })
  const actor = createActor(machine, { input: { userId: 'U' } }).start()
  const at = (bookId: string) =>
    vi.waitFor(() => {
      const work = held.get(bookId)
      if (!work || actor.getSnapshot().context.queue[0] !== bookId) throw new Error('not yet')
      return work
    })
  const is = (state: 'idle' | 'waiting' | 'stopped') => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const fail = async (bookId: string, reason: unknown) => {
    const work = await at(bookId)
    held.delete(bookId)
    work.reject(reason)
  }
  const finish = async (bookId: string) => (await at(bookId)).resolve()
  return { actor, kept, ended, held, is, fail, finish, back: () => back() }
}

const keep = (...bookIds: string[]) => ({ type: 'user.keep', bookIds }) as const
const remove = (...bookIds: string[]) => ({ type: 'user.remove', bookIds }) as const

describe('books are fetched onto the device', () => {
  test('one after the other, each once, in their order', async () => {
    const { actor, kept, finish, is } = started()
    actor.send(keep('a', 'b'))
    actor.send(keep('b', 'c'))
    for (const id of ['a', 'b', 'c']) await finish(id)
    await is('idle')
    expect(kept).toEqual(['a', 'b', 'c'])
  })

  test('the server goes: it waits, and goes on with the same book when it is back', async () => {
    const { actor, kept, fail, finish, is, back } = started()
    actor.send(keep('a'))
    await fail('a', away)
    await is('waiting')
    expect(actor.getSnapshot().context.failures.size).toBe(0)
    back()
    await finish('a')
    await is('idle')
    expect(kept).toEqual(['a'])
  })

  test('a book that is refused keeps nobody from the next, and is tried again when the person says so', async () => {
    const { actor, kept, fail, finish, is } = started()
    actor.send(keep('a', 'b'))
    const refusal = new ServerError({ operation: 'getBook', status: 500 })
    await fail('a', refusal)
    await finish('b')
    await is('idle')
    expect(actor.getSnapshot().context.failures.get('a')).toBe(refusal)
    actor.send({ type: 'user.retry' })
    await finish('a')
    await is('idle')
    expect(kept).toEqual(['b', 'a'])
    expect(actor.getSnapshot().context.failures.size).toBe(0)
  })

  test.each([new StorageFullError(), new ServerError({ operation: 'getBook', status: 401 })])(
    'a full device or a session that ended stops all, and loses nothing: %s',
    async reason => {
      const { actor, kept, fail, finish, is } = started()
      actor.send(keep('a', 'b'))
      await fail('a', reason)
      await is('stopped')
      actor.send({ type: 'user.retry' })
      await finish('a')
      await finish('b')
      await is('idle')
      expect(kept).toEqual(['a', 'b'])
    },
  )

  test('what is taken away while it is at work ends there', async () => {
    const { actor, kept, ended, finish, is, held } = started()
    actor.send(keep('a', 'b', 'c'))
    await vi.waitFor(() => expect(held.has('a')).toBe(true))
    actor.send(remove('a', 'c'))
    expect(ended).toEqual(['a'])
    await finish('b')
    await is('idle')
    expect(kept).toEqual(['b'])
  })

  test('nothing is left to do: it stops waiting', async () => {
    const { actor, fail, is } = started()
    actor.send(keep('a'))
    await fail('a', away)
    await is('waiting')
    actor.send(remove('a'))
    await is('idle')
  })

  test('a program that cannot be kept is told with the book', async () => {
    const { actor, is } = started({ install: () => Promise.reject(new Error('no program')) })
    actor.send(keep('a'))
    await is('stopped')
    expect(actor.getSnapshot().context.failures.get('a')).toEqual(new Error('no program'))
  })
})
