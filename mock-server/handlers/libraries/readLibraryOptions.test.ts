import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { JsonRequestBody } from '../../http/jsonRequestBody'
import { addLibrary } from '../../scanner/addLibrary'
import { MockServerState } from '../../state/mockServerState'
import {
  libraryNeedsRescan,
  readLibraryChanges,
  readOptionsOfNewLibrary,
  validateLibraryOptions,
} from './readLibraryOptions'

const folder = mkdtempSync(join(tmpdir(), 'longbox-options-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('treats a folder with a trailing slash as the same folder', () => {
  const world = new MockServerState()
  const creation = readOptionsOfNewLibrary(new JsonRequestBody({ name: 'A', root: `${folder}/` }))
  expect(creation.root).toBe(folder)
  const library = addLibrary(world, creation)
  const edited = { ...creation, ...readLibraryChanges(new JsonRequestBody({ root: `${folder}//` })) }
  expect([edited.root, libraryNeedsRescan(library, edited)]).toEqual([folder, false])
  const sibling = readOptionsOfNewLibrary(
    new JsonRequestBody({ name: 'B', root: `${folder}/../${folder.split('/').at(-1)}` }),
  )
  expect(() => validateLibraryOptions(world, sibling)).toThrow(/is a child of existing library A/)
})
