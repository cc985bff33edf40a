import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { generateLibraries } from '../../mock-server/scenarios/generateLibraries'
import type { TransientBook } from '../../src/generated/model.schemas'
import { stopBookImport } from '../../src/resources/transientBooks/bookImport'
import { setUpScreenTestServer } from '../harness/screens/setUpScreenTestServer'

const path = '/import/books'
const { server, world, renderApp } = setUpScreenTestServer({ fill: state => generateLibraries(state, 12) })

const transientBook = (url: string, changes: Partial<TransientBook> = {}): TransientBook => ({
  id: `id of ${url}`,
  url,
  name: url.replace(/^.*\/|\.\w+$/g, ''),
  fileLastModified: '2026-01-01T00:00:00',
  sizeBytes: 1024,
  size: '1 KiB',
  status: 'UNKNOWN',
  mediaType: '',
  pages: [],
  files: [],
  comment: '',
  number: null,
  seriesId: null,
  ...changes,
})

beforeEach(() => {
  localStorage.clear()
  stopBookImport()
})

test('lists the files of a folder', async () => {
  server.use(
    http.post('*/api/v1/transient-books', () => HttpResponse.json([transientBook('/in/A/A 001.cbz')])),
    http.post('*/api/v1/transient-books/:id/analyze', () =>
      HttpResponse.json(transientBook('/in/A/A 001.cbz', { status: 'READY', mediaType: 'application/zip' })),
    ),
  )
  const { user } = renderApp(path)
  await user.type(await screen.findByLabelText('Folder on the server'), '/in')
  await user.click(screen.getByRole('button', { name: 'Scan' }))
  expect(await screen.findByText('A 001.cbz')).toBeDefined()
})
