import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createScreenTestServer } from '../../../mock-server/screenTestServer'
import { ConfirmDialog } from '../../../src/dialogs/ConfirmDialog'
import { getSeries, listSeries } from '../../../src/generated/series/series.calls'
import { EditSeriesDialog } from '../../../src/resources/series/EditSeriesDialog'
import { renderDialog } from '../../harness/screens/renderDialog'

const { server, signInAs } = createScreenTestServer()
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' })
  signInAs('admin')
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const dialogComponents = { editSeries: EditSeriesDialog, confirm: ConfirmDialog }

async function openEditDialog(count: number) {
  const { content } = await listSeries({}, { size: count, sort: ['metadata.titleSort,asc'] })
  const sent: Record<string, unknown>[] = []
  server.events.removeAllListeners()
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'PATCH') sent.push(await request.clone().json())
  })
  const view = renderDialog(dialogComponents, 'editSeries', { series: content })
  await screen.findByRole('button', { name: 'Save changes' })
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}( \\*)?$`))
  return { ...view, series: content, sent, field }
}

describe('one series', () => {
  test('sends only changed fields with their locks', async () => {
    const { user, dialogResult, sent, field, series } = await openEditDialog(1)
    const save = screen.getByRole('button', { name: 'Save changes' })
    expect((save as HTMLButtonElement).disabled).toBe(true)
    await user.clear(field('Publisher'))
    await user.type(field('Publisher'), 'Quill & Sons')
    await user.click(save)
    expect(await dialogResult).toBe(true)
    expect(sent).toEqual([{ publisher: 'Quill & Sons', publisherLock: true }])
    expect((await getSeries(series[0]?.id ?? '')).metadata.publisher).toBe('Quill & Sons')
  })

  test('says that the changes were not saved if the server does not answer', async () => {
    const { user, field, sent } = await openEditDialog(1)
    await user.type(field('Title'), ' II')
    server.use(http.get('*/api/v1/series/*', () => HttpResponse.error()))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The changes were not saved: the server does not answer',
    )
    expect(field('Title').value).toMatch(/ II$/)
    expect(sent).toEqual([])
  })

  test('ignores a trailing space', async () => {
    const { user, dialogResult, sent, field } = await openEditDialog(1)
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' })
    await user.type(field('Title'), ' ')
    expect(save.disabled).toBe(true)
    await user.type(field('Sort title'), ' II ')
    await user.click(save)
    expect(await dialogResult).toBe(true)
    expect(Object.keys(sent[0] ?? {})).toEqual(['titleSort', 'titleSortLock'])
    expect(sent[0]?.titleSort).toMatch(/ II$/)
  })

  test('validates during input and opens the first tab with an error on save', async () => {
    const { user, field, sent } = await openEditDialog(1)
    await user.clear(field('Age rating'))
    await user.type(field('Age rating'), '-3')
    expect(screen.getByRole('alert').textContent).toBe('Enter 0 or more')
    await user.click(screen.getByRole('tab', { name: 'Links' }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const tab = screen.getByRole('tab', { name: /General/ })
    await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
    expect(sent).toEqual([])
  })

  test('moves the focus with a moved row, and to the next row after a removal', async () => {
    const { user } = await openEditDialog(1)
    await user.click(screen.getByRole('tab', { name: 'Links' }))
    for (const row of [1, 2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Add link' }))
      await user.type(screen.getByRole('textbox', { name: `Label ${row}` }), `Place ${row}`)
    }
    const focused = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })))
    await user.click(screen.getByRole('button', { name: 'Move link 1 down' }))
    await focused('Move link 2 down')
    await user.keyboard('{Enter}')
    // The moved row is now the last row, so its button "down" is disabled. Therefore the focus moves to its button
    // "up".
    await focused('Move link 3 up')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Label 3' }).value).toBe('Place 1')
    await user.click(screen.getByRole('button', { name: 'Remove link 3' }))
    await focused('Remove link 2')
    await user.keyboard('{Enter}')
    await focused('Remove link 1')
    await user.keyboard('{Enter}')
    await focused('Add link')
  })

  test('describes the invalid field of a row by its own error text', async () => {
    const { user } = await openEditDialog(1)
    await user.click(screen.getByRole('tab', { name: 'Links' }))
    await user.click(screen.getByRole('button', { name: 'Add link' }))
    await user.type(screen.getByRole('textbox', { name: 'Label 1' }), 'Home')
    const address = screen.getByRole('textbox', { name: 'Address 1' })
    await user.type(address, 'ftp://example.org')
    const note = document.getElementById(address.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('The address must begin with http:// or https://')
    expect(screen.getByRole('textbox', { name: 'Label 1' }).hasAttribute('aria-describedby')).toBe(false)
  })

  test('validates links, and moves and removes their rows', async () => {
    const { user, dialogResult, sent, series } = await openEditDialog(1)
    expect(series[0]?.metadata.links).toEqual([])
    await user.click(screen.getByRole('tab', { name: 'Links' }))
    const write = async (name: string, text: string) => {
      await user.clear(screen.getByRole('textbox', { name }))
      await user.paste(text)
    }
    for (const row of [1, 2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Add link' }))
      await write(`Label ${row}`, `Place ${row}`)
      await write(`Address ${row}`, row === 3 ? 'ftp://example.org' : `https://example.org/${row}`)
    }
    expect(screen.getByRole('alert').textContent).toBe('The address must begin with http:// or https://')
    await user.click(screen.getByRole('button', { name: 'Remove link 3' }))
    await user.click(screen.getByRole('button', { name: 'Move link 2 up' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    const links = [2, 1].map(at => ({ label: `Place ${at}`, url: `https://example.org/${at}` }))
    expect(sent).toEqual([{ links, linksLock: true }])
  })

  test('does not show the hint “will be emptied” in a required field', async () => {
    const { user, field } = await openEditDialog(1)
    await user.clear(field('Title'))
    expect(screen.getByRole('alert').textContent).toBe('This is required')
    expect(field('Title').placeholder).toBe('')
    await user.clear(field('Publisher'))
    expect(field('Publisher').placeholder).toBe('Will be cleared')
  })

  test('converts a full language name to its tag and suggests it first', async () => {
    const { user, dialogResult, sent, field } = await openEditDialog(1)
    await user.clear(field('Language'))
    await user.type(field('Language'), 'german')
    const options = await screen.findAllByRole('option')
    expect(options[0]?.textContent).toBe('Germande')
    await user.tab()
    await waitFor(() => expect(field('Language').value).toBe('de'))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(sent).toEqual([{ language: 'de', languageLock: true }])
  })

  test('accepts a full language name on Enter before saving', async () => {
    const { user, dialogResult, sent, field } = await openEditDialog(1)
    await user.clear(field('Language'))
    await user.type(field('Language'), 'japanese{Enter}')
    expect(field('Language').value).toBe('ja')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('{Enter}')
    expect(await dialogResult).toBe(true)
    expect(sent[0]?.language).toBe('ja')
  })

  test('adds typed tags on blur, splits pasted text and discards the input on Escape', async () => {
    const { user, dialogResult, sent, field, series } = await openEditDialog(1)
    await user.click(screen.getByRole('tab', { name: 'Tags' }))
    const genres = field('Genres')
    await user.click(genres)
    await user.paste('Sea, ghosts،old')
    await user.type(genres, 'forgotten{Escape}')
    await user.tab()
    await user.type(genres, 'Harbour')
    await user.click(screen.getByRole('heading', { level: 2, hidden: true }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(sent[0]?.genres).toEqual([...(series[0]?.metadata.genres ?? []), 'sea', 'ghosts', 'old', 'harbour'])
  })

  test('accepts digits of other writing systems in number fields', async () => {
    const { user, dialogResult, sent, field } = await openEditDialog(1)
    await user.clear(field('Age rating'))
    await user.type(field('Age rating'), '١٦')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(sent).toEqual([{ ageRating: 16, ageRatingLock: true }])
  })

  test('asks before discarding unsaved changes', async () => {
    const { user, dialogResult, field } = await openEditDialog(1)
    await user.clear(field('Sort title'))
    await user.type(field('Sort title'), 'Something else')
    await user.keyboard('{Escape}')
    const confirmation = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await user.click(within(confirmation).getByRole('button', { name: 'Keep editing' }))
    expect(field('Sort title').value).toBe('Something else')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect(await dialogResult).toBeUndefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test("shows changes of other users next to the user's own values", async () => {
    const { user, dialogResult, field, series, sent } = await openEditDialog(1)
    const id = series[0]?.id ?? ''
    await user.clear(field('Title'))
    await user.type(field('Title'), 'Mine')
    const concurrent = { ...(await getSeries(id)) }
    const metadata = { ...concurrent.metadata, title: 'Theirs', publisher: 'Their House', status: 'HIATUS' as const }
    await user.selectOptions(field('Status'), 'ABANDONED')
    server.use(http.get(`*/api/v1/series/${id}`, () => HttpResponse.json({ ...concurrent, metadata })))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await user.click(await screen.findByRole('button', { name: 'Keep mine: Title' }))
    const status = screen.getByRole('heading', { name: 'Status' }).parentElement
    expect(status?.textContent).toMatch(/Abandoned.*Hiatus/)
    await user.click(screen.getByRole('button', { name: 'Take theirs: Status' }))
    expect(sent).toEqual([])
    expect(field('Publisher').value).toBe('Their House')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(sent).toEqual([{ title: 'Mine', titleLock: true }])
  })

  test('shows a validation error of the server at its field', async () => {
    const { user, field, series } = await openEditDialog(1)
    server.use(
      http.patch(`*/api/v1/series/${series[0]?.id}/metadata`, () =>
        HttpResponse.json({ violations: [{ fieldName: 'language', message: 'Must be BCP47 valid' }] }, { status: 400 }),
      ),
    )
    await user.clear(field('Publisher'))
    await user.type(field('Publisher'), 'Other')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText('Must be BCP47 valid')).toBeTruthy()
  })

  test('also shows validation errors of fields that the dialog does not have', async () => {
    const violations = [
      { fieldName: 'publisher', message: 'is not known' },
      { fieldName: 'colour', message: 'is no colour' },
    ]
    server.use(http.patch('*/api/v1/series/:id/metadata', () => HttpResponse.json({ violations }, { status: 400 })))
    const { user, field } = await openEditDialog(1)
    await user.type(field('Publisher'), ' II')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await waitFor(() => expect(document.activeElement).toBe(field('Publisher')))
    const alertTexts = screen.getAllByRole('alert').map(({ textContent }) => textContent ?? '')
    expect(alertTexts).toHaveLength(2)
    expect(alertTexts[0]).toContain('colour: is no colour')
    expect(alertTexts[0]).not.toContain('is not known')
    expect(alertTexts[1]).toContain('is not known')
  })

  test('saves unchanged input again after an error of the server', async () => {
    const { user, dialogResult, field, series, sent } = await openEditDialog(1)
    const refuse = () =>
      HttpResponse.json({ violations: [{ fieldName: 'language', message: 'Must be BCP47 valid' }] }, { status: 400 })
    server.use(http.patch(`*/api/v1/series/${series[0]?.id}/metadata`, refuse, { once: true }))
    await user.clear(field('Publisher'))
    await user.type(field('Publisher'), 'Another House')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Must be BCP47 valid')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(sent).toHaveLength(2)
  })

  test('sends reading direction, total count and alternate titles as the dialog shows them', async () => {
    const { user, dialogResult, sent, field } = await openEditDialog(1)
    await user.selectOptions(field('Reading direction'), 'WEBTOON')
    await user.clear(field('Total book count'))
    await user.type(field('Total book count'), '12')
    await user.tab()
    await user.click(screen.getByRole('tab', { name: 'Alternate titles' }))
    await user.click(screen.getByRole('button', { name: 'Add alternate title' }))
    await user.type(screen.getByRole('textbox', { name: 'Label 1' }), 'German')
    await user.type(screen.getByRole('textbox', { name: 'Title 1' }), 'Der Leuchtturm')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    expect(sent).toEqual([
      {
        readingDirection: 'WEBTOON',
        readingDirectionLock: true,
        totalBookCount: 12,
        totalBookCountLock: true,
        alternateTitles: [{ label: 'German', title: 'Der Leuchtturm' }],
        alternateTitlesLock: true,
      },
    ])
  })

  test('previews the summary', async () => {
    const { user, field } = await openEditDialog(1)
    await user.clear(field('Summary'))
    const preview = screen.getByRole<HTMLButtonElement>('button', { name: 'Preview' })
    expect(preview.disabled).toBe(true)
    await user.type(field('Summary'), 'A house by the sea.')
    await user.click(preview)
    expect(screen.getByRole('region', { name: 'Summary' }).textContent).toContain('A house by the sea.')
    await user.click(preview)
    expect(field('Summary').value).toBe('A house by the sea.')
  })

  test('suggests existing genres, publishers and age ratings', async () => {
    server.use(http.get('*/api/v1/genres', () => HttpResponse.json(['lighthouse', 'harbour tales'])))
    server.use(http.get('*/api/v1/publishers', () => HttpResponse.json(['Nightjar Press'])))
    server.use(http.get('*/api/v1/age-ratings', () => HttpResponse.json(['12', 'None'])))
    const { user, dialogResult, sent, field } = await openEditDialog(1)
    for (const [name, typed, options] of [
      ['Publisher', 'nigh', 'Nightjar Press'],
      ['Age rating', '1', '12'],
    ] as const) {
      await user.clear(field(name))
      await user.type(field(name), typed)
      await user.click(await screen.findByRole('option', { name: options }))
    }
    await user.click(screen.getByRole('tab', { name: 'Tags', hidden: true }))
    await user.type(field('Genres'), 'lighth')
    await user.click(await screen.findByRole('option', { name: 'lighthouse' }))
    await user.click(screen.getByRole('button', { name: 'Save changes', hidden: true }))
    expect(await dialogResult).toBe(true)
    expect(sent[0]).toMatchObject({ publisher: 'Nightjar Press', ageRating: 12 })
    expect(sent[0]?.genres).toContain('lighthouse')
  })
})

describe('several series', () => {
  test('keeps values that differ and applies changes to all series', async () => {
    const { user, dialogResult, sent, field } = await openEditDialog(3)
    expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull()
    await user.clear(field('Publisher'))
    await user.type(field('Publisher'), 'One House')
    expect(screen.getByText('Replaces the mixed values')).toBeTruthy()
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await dialogResult).toBe(true)
    await waitFor(() => expect(sent).toHaveLength(3))
    for (const body of sent) expect(Object.keys(body)).not.toContain('status')
    expect(sent.map(({ publisher }) => publisher)).toEqual(['One House', 'One House', 'One House'])
    expect(await screen.findByText('3 series saved')).toBeTruthy()
  })
})
