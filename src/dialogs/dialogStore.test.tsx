import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { DialogHost, type DialogRegistry } from './DialogHost'
import { type DialogName, dismissAllDialogs, openDialog } from './dialogStore'

afterEach(() => act(dismissAllDialogs))

type OpenedDialogProps = { request: unknown; close: (value?: unknown) => void }

/**
 * Returns a dialog registry and a function `load`. The dialogs of the registry do not finish loading until the test
 * calls `load`.
 */
function createRegistry() {
  let load = () => {}
  const loaded = new Promise<void>(resolve => {
    load = resolve
  })
  const createDialog = (name: string) =>
    lazy(async () => {
      await loaded
      return {
        default: ({ request, close }: OpenedDialogProps) => (
          <button type="button" onClick={() => close(name)}>
            {name} {JSON.stringify(request)}
          </button>
        ),
      }
    })
  // This cast is safe, because the tests open only these dialogs.
  const registry = { about: createDialog('about'), chooseLanguage: createDialog('chooseLanguage') } as DialogRegistry
  return { registry, load: () => act(async () => load()) }
}

const open = (name: DialogName, ...rest: unknown[]): Promise<unknown> =>
  openDialog(name, ...(rest as Parameters<typeof openDialog> extends [unknown, ...infer Rest] ? Rest : never))
const dialogs = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

test('opens a dialog once for a double key press, before and after its code has loaded', async () => {
  const { registry, load } = createRegistry()
  render(<DialogHost registry={registry} />)
  const results = await act(async () => [open('about', {}), open('about', {})])
  expect(await results[1]).toBeUndefined()
  await load()
  expect(dialogs()).toEqual(['about {}'])
  await act(async () => expect(await open('about', {})).toBeUndefined())
  expect(dialogs()).toEqual(['about {}'])
  await act(async () => screen.getByRole('button').click())
  expect(await results[0]).toBe('about')
  expect(dialogs()).toEqual([])
})

test('opens a further dialog of the same name that is requested later, such as the confirmation of an action', async () => {
  const { registry, load } = createRegistry()
  render(<DialogHost registry={registry} />)
  await act(async () => void open('about', { action: 1 }))
  await load()
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_500)
  await act(async () => void open('about', { action: 2 }))
  expect(dialogs()).toEqual(['about {"action":1}', 'about {"action":2}'])
  vi.restoreAllMocks()
})

test('a dialog replaces a dialog whose code is still loading, and stacks on a dialog that has loaded', async () => {
  const { registry, load } = createRegistry()
  render(<DialogHost registry={registry} />)
  const results = await act(async () => [open('about', {}), open('chooseLanguage', {})])
  expect(await results[0]).toBeUndefined()
  await load()
  expect(dialogs()).toEqual(['chooseLanguage {}'])
  await act(async () => void open('about', {}))
  expect(dialogs()).toEqual(['chooseLanguage {}', 'about {}'])
})

test('keeps the user input of a dialog that opens again', async () => {
  const { registry, load } = createRegistry()
  render(<DialogHost registry={registry} />)
  await act(async () => {
    void open('about', { again: 1 }, { draft: 'typed' })
    void open('about', { again: 2 }, { draft: 'typed' })
    void open('chooseLanguage', {})
  })
  await load()
  expect(dialogs()).toEqual(['about {"again":1}', 'about {"again":2}', 'chooseLanguage {}'])
})
