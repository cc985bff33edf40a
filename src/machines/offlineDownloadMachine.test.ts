import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { createTestBook } from '../../tests/harness/createTestRecords'
import { StorageFullError } from '../api/offline/downloads/fetchIntoCache'
import { addOfflineBooks, createOfflineBookEntry, removeOfflineBooks } from '../api/offline/offlineBooks'
import { ServerError } from '../api/ServerError'
import { type OfflineDownloadMachineEvent, offlineDownloadMachine } from './offlineDownloadMachine'

const unreachable = new ServerError({ operation: 'getBook', status: 0 })

function startMachine({ install = async () => {} }: { install?: () => Promise<void> } = {}) {
  const downloaded: string[] = []
  const aborted: string[] = []
  const pending = new Map<string, { resolve: () => void; reject: (reason: unknown) => void }>()
  let returnServer = (_wasLost: boolean) => {}
  const machine = offlineDownloadMachine.provide({
    actors: {
      install: fromPromise<void>(install),
      downloadBook: fromPromise<void, { userId: string; bookId: string }>(
        ({ input: { bookId }, signal }) =>
          new Promise((resolve, reject) => {
            signal.addEventListener('abort', () => aborted.push(bookId))
            pending.set(bookId, {
              reject,
              resolve: () => {
                downloaded.push(bookId)
                resolve()
              },
            })
          }),
      ),
      watchForServer: fromCallback<OfflineDownloadMachineEvent>(({ sendBack }) => {
        returnServer = wasLost => sendBack({ type: 'server.back', wasLost })
      }),
    },
  })
  const actor = createActor(machine, { input: { userId: 'U' } }).start()
  const at = (bookId: string) =>
    vi.waitFor(() => {
      const work = pending.get(bookId)
      if (!work || actor.getSnapshot().context.queue[0] !== bookId) throw new Error('not yet')
      return work
    })
  const is = (state: 'idle' | 'waiting' | 'stopped') => vi.waitFor(() => expect(actor.getSnapshot().value).toBe(state))
  const fail = async (bookId: string, reason: unknown) => {
    const work = await at(bookId)
    pending.delete(bookId)
    work.reject(reason)
  }
  const finish = async (bookId: string) => {
    const work = await at(bookId)
    pending.delete(bookId)
    work.resolve()
  }
  return {
    actor,
    downloaded,
    aborted,
    pending,
    is,
    fail,
    finish,
    returnServer: (wasLost = true) => returnServer(wasLost),
  }
}

const download = (...bookIds: string[]) => ({ type: 'user.download', bookIds }) as const
const downloadByProgram = (...bookIds: string[]) => ({ type: 'program.download', bookIds }) as const
const remove = (...bookIds: string[]) => ({ type: 'user.removeDownload', bookIds }) as const

describe('downloads', () => {
  test('run in sequence, in the order of the requests, and each only once', async () => {
    const { actor, downloaded, finish, is } = startMachine()
    actor.send(download('a', 'b'))
    actor.send(download('b', 'c'))
    for (const id of ['a', 'b', 'c']) await finish(id)
    await is('idle')
    expect(downloaded).toEqual(['a', 'b', 'c'])
  })

  test('wait for an unreachable server and continue with the same book', async () => {
    const { actor, downloaded, fail, finish, is, returnServer } = startMachine()
    actor.send(download('a'))
    await fail('a', unreachable)
    await is('waiting')
    expect(actor.getSnapshot().context.failures.size).toBe(0)
    returnServer()
    await finish('a')
    await is('idle')
    expect(downloaded).toEqual(['a'])
  })

  const failAttempts = async (machine: ReturnType<typeof startMachine>, attempts: number, wasLost: boolean) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      await machine.fail('a', unreachable)
      await machine.is('waiting')
      machine.returnServer(wasLost)
    }
  }

  test('skip a book whose requests fail although the server is reachable, until the user retries', async () => {
    const machine = startMachine()
    const { actor, downloaded, finish, is } = machine
    actor.send(download('a', 'b'))
    await failAttempts(machine, 3, false)
    await finish('b')
    await is('idle')
    expect([...actor.getSnapshot().context.failures]).toEqual([['a', unreachable]])
    actor.send({ type: 'user.retry' })
    await failAttempts(machine, 2, false)
    await finish('a')
    await is('idle')
    expect(downloaded).toEqual(['b', 'a'])
  })

  test('do not skip a book because the connection is lost', async () => {
    const machine = startMachine()
    machine.actor.send(download('a', 'b'))
    await failAttempts(machine, 2, false)
    await failAttempts(machine, 4, true)
    await failAttempts(machine, 2, false)
    await machine.finish('a')
    await machine.finish('b')
    await machine.is('idle')
    expect(machine.downloaded).toEqual(['a', 'b'])
  })

  test('count the attempts of each book and of each request of the user separately', async () => {
    const machine = startMachine()
    const { actor, fail, finish, is, returnServer } = machine
    actor.send(download('a'))
    await failAttempts(machine, 2, false)
    await finish('a')
    await is('idle')
    actor.send(download('a', 'b'))
    await failAttempts(machine, 2, false)
    await fail('a', unreachable)
    await is('waiting')
    actor.send({ type: 'user.retry' })
    await failAttempts(machine, 2, false)
    await fail('a', unreachable)
    await is('waiting')
    actor.send(remove('a'))
    returnServer(false)
    for (let attempt = 0; attempt < 2; attempt++) {
      await fail('b', unreachable)
      await is('waiting')
      returnServer(false)
    }
    await finish('b')
    await is('idle')
    expect(machine.downloaded).toEqual(['a', 'b'])
    expect(actor.getSnapshot().context.failures.size).toBe(0)
  })

  test('do not count a failed installation of the service worker as an attempt', async () => {
    let failsInstallation = false
    const machine = startMachine({ install: async () => (failsInstallation ? Promise.reject(unreachable) : undefined) })
    machine.actor.send(download('a'))
    await failAttempts(machine, 1, false)
    await machine.fail('a', unreachable)
    await machine.is('waiting')
    failsInstallation = true
    for (let attempt = 0; attempt < 3; attempt++) {
      machine.returnServer(false)
      await vi.waitFor(() => expect(machine.actor.getSnapshot().value).toBe('waiting'))
    }
    failsInstallation = false
    machine.returnServer(false)
    await machine.finish('a')
    await machine.is('idle')
    expect(machine.downloaded).toEqual(['a'])
  })

  test('do not skip a book that continues with each attempt', async () => {
    const book = createOfflineBookEntry(createTestBook({ id: 'a' }), 0)
    const machine = startMachine()
    machine.actor.send(download('a'))
    for (let here = 0; here < 5; here++) {
      addOfflineBooks('U', [{ ...book, files: 9, here }])
      await failAttempts(machine, 1, false)
    }
    await machine.finish('a')
    await machine.is('idle')
    expect(machine.downloaded).toEqual(['a'])
    removeOfflineBooks('U', ['a'])
  })

  test('skip a failed book until the user retries', async () => {
    const { actor, downloaded, fail, finish, is } = startMachine()
    actor.send(download('a', 'b'))
    const failure = new ServerError({ operation: 'getBook', status: 500 })
    await fail('a', failure)
    await finish('b')
    await is('idle')
    expect(actor.getSnapshot().context.failures.get('a')).toBe(failure)
    actor.send({ type: 'user.retry' })
    await finish('a')
    await is('idle')
    expect(downloaded).toEqual(['b', 'a'])
    expect(actor.getSnapshot().context.failures.size).toBe(0)
  })

  test('stop when the session has ended, and continue when the user retries', async () => {
    const { actor, downloaded, fail, finish, is } = startMachine()
    actor.send(download('a', 'b'))
    await fail('a', new ServerError({ operation: 'getBook', status: 401 }))
    await is('stopped')
    actor.send({ type: 'user.retry' })
    await finish('a')
    await finish('b')
    await is('idle')
    expect(downloaded).toEqual(['a', 'b'])
  })

  test('continue with other books if the storage is full, and only the user restarts the book that does not fit', async () => {
    const { actor, downloaded, fail, finish, is } = startMachine()
    const full = new StorageFullError()
    actor.send(download('large', 'small'))
    await fail('large', full)
    await finish('small')
    await is('idle')
    actor.send(downloadByProgram('large', 'deleted'))
    await finish('deleted')
    actor.send(download('later'))
    await finish('later')
    await is('idle')
    expect(downloaded).toEqual(['small', 'deleted', 'later'])
    expect([...actor.getSnapshot().context.failures]).toEqual([['large', full]])
    actor.send({ type: 'user.retry' })
    await finish('large')
  })

  test('are restarted by the program after a new sign-in', async () => {
    const { actor, fail, finish, is } = startMachine()
    actor.send(download('a'))
    await fail('a', new ServerError({ operation: 'getBook', status: 401 }))
    await is('stopped')
    actor.send(downloadByProgram('a'))
    await vi.waitFor(() => expect(actor.getSnapshot().value).toBe('working'))
    expect(actor.getSnapshot().context.failures.size, 'the earlier failure is no longer shown').toBe(0)
    await finish('a')
    await is('idle')
  })

  test('abort the download of a removed book', async () => {
    const { actor, downloaded, aborted, finish, is, pending } = startMachine()
    actor.send(download('a', 'b', 'c'))
    await vi.waitFor(() => expect(pending.has('a')).toBe(true))
    actor.send(remove('a', 'c'))
    expect(aborted).toEqual(['a'])
    await finish('b')
    await is('idle')
    expect(downloaded).toEqual(['b'])
  })

  test('stop waiting when the queue becomes empty', async () => {
    const { actor, fail, is } = startMachine()
    actor.send(download('a'))
    await fail('a', unreachable)
    await is('waiting')
    actor.send(remove('a'))
    await is('idle')
  })

  test('wait if the installation of the service worker does not reach the server', async () => {
    const install = vi.fn(() => Promise.reject(unreachable))
    const { actor, is, returnServer } = startMachine({ install })
    actor.send(download('a'))
    for (let attempt = 1; attempt < 6; attempt++) {
      await vi.waitFor(() => expect(install).toHaveBeenCalledTimes(attempt))
      await is('waiting')
      returnServer(false)
    }
    await is('waiting')
    expect(actor.getSnapshot().context).toMatchObject({ queue: ['a'], failures: new Map() })
  })

  test('report a failed installation of the service worker as a failure of the book', async () => {
    const { actor, is } = startMachine({ install: () => Promise.reject(new Error('no program')) })
    actor.send(download('a'))
    await is('stopped')
    expect(actor.getSnapshot().context.failures.get('a')).toEqual(new Error('no program'))
  })
})
