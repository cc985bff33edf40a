import { createActor } from 'xstate'
import { ServerError } from '../../../src/api/ServerError'
import type { ReadListMatch } from '../../../src/generated/model.schemas'
import type { ReadListImportFile } from '../../../src/machines/import/readListImportFiles'
import { readListMatchMachine } from '../../../src/machines/import/readListMatchMachine'

/**
 * Outcome of a simulated API call. `lost` means that the server processes the call, but the response does not arrive at
 * the client.
 */
export type SimulatedReadListCallOutcome = 'ok' | 'offline' | 'lost' | '500' | '400' | '401'

const matchOf = (name: string): ReadListMatch => ({
  readListMatch: { name, errorCode: '' },
  requests: [1, 2, 3].map(number => ({
    request: { series: ['A'], number: String(number) },
    matches:
      number === 3
        ? []
        : [
            {
              series: { seriesId: 'A', title: 'A', releaseDate: null },
              books: [{ bookId: `A${number}`, number: String(number), title: '' }],
            },
          ],
  })),
  errorCode: '',
})

/**
 * Runs the read list import against a simulated server. The test decides when each simulated call ends and with which
 * outcome.
 */
export function startReadListImportDriver() {
  const pending: { name: string; settle: (outcome: SimulatedReadListCallOutcome) => void }[] = []
  const created: { name: string; bookIds: readonly string[] }[] = []
  /** Ids of books that do not exist on the server. The creation of a read list with such a book fails with status 500. */
  const missingBookIds = new Set<string>()
  let stored: readonly ReadListImportFile[] = []
  let serverBack = () => {}
  const call = <T>(name: string, execute: () => T) =>
    new Promise<T>((resolve, reject) => {
      const settle = (outcome: SimulatedReadListCallOutcome) => {
        try {
          if (outcome === 'ok') return resolve(execute())
          if (outcome === 'lost') execute()
        } catch (error) {
          if (outcome === 'ok') return reject(error)
        }
        const status = outcome === 'offline' || outcome === 'lost' ? 0 : Number(outcome)
        reject(new ServerError({ operation: name, status }))
      }
      pending.push({ name, settle })
    })
  const requireBooks = (operation: string, bookIds: readonly string[]) => {
    if (bookIds.some(id => missingBookIds.has(id))) throw new ServerError({ operation, status: 500 })
  }
  const start = () =>
    createActor(readListMatchMachine, {
      input: {
        calls: {
          match: async file => {
            const name = await file.text()
            return await call('match', () => matchOf(name))
          },
          findReadList: name =>
            call('find', () => {
              const found = created.find(list => list.name.toLowerCase() === name.toLowerCase())
              return found && { id: found.name, bookIds: found.bookIds }
            }),
          createReadList: ({ name, bookIds }) =>
            call('create', () => {
              requireBooks('createReadList', bookIds)
              created.push({ name, bookIds })
              return { id: name }
            }),
          addToReadList: (id, bookIds) =>
            call('add', () => {
              requireBooks('updateReadList', bookIds)
              return id
            }),
          findMissingBooks: books =>
            call('findMissing', () => new Set(books.map(({ id }) => id).filter(id => missingBookIds.has(id)))),
          load: async () => stored,
          save: async lists => {
            stored = lists
          },
          onServerBack: listener => {
            serverBack = listener
            return () => {}
          },
        },
      },
    }).start()
  const driver = {
    actor: start(),
    created,
    missingBookIds,
    pending,
    flush: async () => {
      for (let round = 0; round < 15; round++) await Promise.resolve()
      await new Promise(resolve => setImmediate(resolve))
    },
    settle: async (outcome: SimulatedReadListCallOutcome, index = 0) => {
      pending.splice(index % Math.max(1, pending.length), 1)[0]?.settle(outcome)
      await driver.flush()
    },
    reload: async (outcome?: SimulatedReadListCallOutcome) => {
      driver.actor.stop()
      for (const { settle } of pending.splice(0)) if (outcome) settle(outcome)
      driver.actor = start()
      await driver.flush()
    },
    finish: async () => {
      for (let round = 0; round < 20; round++) {
        await driver.settle('ok')
        serverBack()
        await driver.flush()
      }
    },
    back: async () => {
      serverBack()
      await driver.flush()
    },
    list: (id: string) => driver.actor.getSnapshot().context.lists.find(list => list.id === id),
    add: async (...names: string[]) => {
      const files = names.map(name => ({ id: name, fileName: `${name}.cbl`, file: new Blob([name]) }))
      driver.actor.send({ type: 'user.addFiles', files })
      await driver.flush()
    },
    save: async (listId: string) => {
      driver.actor.send({ type: 'user.save', listId })
      await driver.flush()
    },
    acknowledge: (listId: string) =>
      driver.actor.send({ type: 'user.edit', listId, changes: { isAcknowledged: true } }),
  }
  return driver
}
