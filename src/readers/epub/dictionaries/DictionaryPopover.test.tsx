// @vitest-environment jsdom
import 'virtual:texts/late'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTextBundle } from '../../../language/interfaceLanguage'
import * as store from '../../../preferences/databases/dictionaryStore'
import { DictionaryPopover } from './DictionaryPopover'
import { dictionaryImportQueue } from './import/dictionaryImportQueue'
import { type DictionaryEntryWithLookUpKey, normalizeHeadword } from './lookup/dictionaryEntries'

vi.mock('../../../preferences/databases/dictionaryStore')

beforeAll(async () => {
  await loadTextBundle('reader')
  await loadTextBundle('dictionary')
})

const createStoredDictionary = (id: number, name: string, overrides: object = {}) =>
  ({ id, name, entries: 2, bytes: 900, rank: id, ...overrides }) as store.StoredDictionary

/**
 * Mocks the stored dictionaries.
 * @param dictionaries entries by dictionary name
 */
function mockStoredDictionaries(
  dictionaries: Record<string, readonly { word: string; meaning: string; form?: 'html' }[]>,
) {
  const all = Object.keys(dictionaries).map((name, index) => createStoredDictionary(index + 1, name))
  vi.mocked(store.listStoredDictionaries).mockImplementation(async () => all)
  vi.mocked(store.findDictionaryEntries).mockImplementation((async (id: number, keys: readonly string[]) =>
    keys.map(key =>
      (Object.values(dictionaries)[id - 1] ?? [])
        .filter(({ word }) => normalizeHeadword(word) === key)
        .map((entry): DictionaryEntryWithLookUpKey => ({ form: 'text', ...entry, key })),
    )) as never)
}
const textRect = { x: 100, y: 100, width: 60, height: 20, top: 100, bottom: 120 } as DOMRect
const onClose = vi.fn()
const renderPopover = (text: string, language = 'en') =>
  render(<DictionaryPopover text={text} at={textRect} language={language} onClose={onClose} />)
const wordField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Word to look up' })

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  mockStoredDictionaries({})
  vi.mocked(store.reorderDictionaries).mockResolvedValue()
  vi.mocked(store.deleteDictionary).mockResolvedValue()
})

test('lists the definitions by dictionary, and looks up a word that the user has edited', async () => {
  mockStoredDictionaries({
    House: [{ word: 'lamp', meaning: 'a light' }],
    Ship: [
      { word: 'lamps', meaning: 'lights' },
      { word: 'wick', meaning: 'a cord' },
    ],
  })
  renderPopover('“Lamps,”')
  expect(await screen.findByText('Found in 2 dictionaries')).toBeTruthy()
  const [house, ship] = screen.getAllByRole('heading', { level: 2 })
  expect(house?.textContent).toBe('Housebase form')
  expect(ship?.textContent).toBe('Ship')
  expect(screen.getByText('a light')).toBeTruthy()
  fireEvent.change(wordField(), { target: { value: 'wick' } })
  expect(await screen.findByText('a cord')).toBeTruthy()
  expect(screen.queryByText('a light')).toBeNull()
})

test('shows a message when no dictionary contains the word', async () => {
  mockStoredDictionaries({ House: [{ word: 'lamp', meaning: 'a light' }] })
  renderPopover('zither')
  expect(await screen.findByText('None of your dictionaries has “zither”.')).toBeTruthy()
})

test('follows cross-references and goes back, and runs no script of a definition', async () => {
  mockStoredDictionaries({
    House: [
      {
        word: 'lamp',
        meaning: 'has a <a href="bword://wick" onclick="top.ran=1">wick</a><img src=x onerror="top.ran=1">',
        form: 'html',
      },
      { word: 'wick', meaning: 'a cord' },
    ],
  })
  renderPopover('lamp')
  fireEvent.click(await screen.findByRole('button', { name: 'wick' }))
  expect(await screen.findByText('a cord')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Back to lamp' }))
  expect(await screen.findByRole('button', { name: 'wick' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Back to lamp' })).toBeNull()
  expect(document.querySelector('dialog img')).toBeNull()
  expect('ran' in window).toBe(false)
})

test.each([
  ['en-GB', 'https://en.wiktionary.org'],
  ['pl', 'https://pl.wiktionary.org'],
  ['', 'https://en.wiktionary.org'],
])(
  'offers to add dictionaries when none exists, and links for language %j to %s without a referrer',
  async (language, origin) => {
    renderPopover('“lamp,”', language)
    expect(await screen.findByText(/^Bring dictionaries of your own/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Add dictionaries' })).toBeTruthy()
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Look up in Wiktionary/ })
    expect(new URL(link.href).origin).toBe(origin)
    expect(new URL(link.href).searchParams.get('search')).toBe('lamp')
    expect([link.target, link.rel]).toEqual(['_blank', 'noreferrer'])
    expect(link.getAttribute('aria-describedby')).toBeTruthy()
  },
)

test('reports that the browser blocks storage, and still links to Wiktionary', async () => {
  vi.mocked(store.listStoredDictionaries).mockRejectedValue(new Error('private'))
  renderPopover('lamp')
  expect((await screen.findByRole('alert')).textContent).toMatch(/does not let Longbox keep/)
  expect(screen.getByRole('link', { name: /^Look up in Wiktionary/ })).toBeTruthy()
})

test('moves dictionaries, and removes them after a confirmation', async () => {
  mockStoredDictionaries({ House: [], Ship: [] })
  renderPopover('lamp')
  fireEvent.click(await screen.findByRole('button', { name: 'Dictionaries' }))
  const rows = await screen.findAllByRole('listitem')
  expect(rows[0]?.textContent).toMatch(/^House2 words · 900 bytes/)
  const moveDownButton = screen.getByRole('button', { name: 'Move down: House' })
  moveDownButton.focus()
  fireEvent.click(moveDownButton)
  expect(store.reorderDictionaries).toHaveBeenCalledWith([2, 1])
  // The button "Move down" is now disabled, because House is the last dictionary in the list.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move up: House' })))
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Ship' }))
  const question = screen.getByRole('group', { name: 'Remove Ship from this device?' })
  expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Keep' }))
  expect(store.deleteDictionary).not.toHaveBeenCalled()
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(store.deleteDictionary).toHaveBeenCalledWith(2)
  expect(await screen.findByText('Ship was removed')).toBeTruthy()
})

test('imports dictionaries in a worker, shows the progress, and can be canceled', async () => {
  const workers: { onmessage?: (event: object) => void; sent: unknown[]; ended: boolean }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      sent: unknown[] = []
      ended = false
      onmessage?: (event: object) => void
      constructor() {
        workers.push(this)
      }
      postMessage(files: unknown) {
        this.sent.push(files)
      }
      terminate() {
        this.ended = true
      }
    },
  )
  renderPopover('lamp')
  await screen.findByRole('button', { name: 'Add dictionaries' })
  const fileInput = document.querySelector<HTMLInputElement>('input[type=file]')
  const files = ['a.ifo', 'a.idx', 'a.dict', 'b.zip', 'c.tsv'].map(name => new File(['x'], name))
  fireEvent.change(fileInput as HTMLInputElement, { target: { files } })
  expect(workers[0]?.sent).toEqual([files.slice(0, 3)])
  workers[0]?.onmessage?.({ data: { kind: 'share', share: 0.25 } })
  expect(await screen.findByText(/^Adding a\.ifo 25/)).toBeTruthy()
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(0.25)
  mockStoredDictionaries({ House: [{ word: 'lamp', meaning: 'a light' }] })
  workers[0]?.onmessage?.({ data: { kind: 'stored' } })
  await waitFor(() => expect(workers[1]?.sent).toEqual([[files[3]]]))
  workers[1]?.onmessage?.({ data: { kind: 'failed', reason: 'missing', file: '.idx' } })
  expect((await screen.findByRole('alert')).textContent).toBe(
    'b.zip was not added: the file .idx is missing. Choose the files of a dictionary together.',
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true])
  expect(dictionaryImportQueue.getState().running).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: 'Dictionaries' }))
  expect(await screen.findByText('a light')).toBeTruthy()
})
