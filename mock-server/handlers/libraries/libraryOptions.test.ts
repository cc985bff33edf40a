import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { JsonRequestBody } from '../../http/jsonRequestBody'
import { addLibrary } from '../../scanner/addLibrary'
import { MockServerState } from '../../state/mockServerState'
import { needsRescan, readLibraryCreation, readLibraryUpdate, validateLibrary } from './libraryOptions'

const folder = mkdtempSync(join(tmpdir(), 'longbox-options-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('treats a folder with a trailing slash as the same folder', () => {
  const world = new MockServerState()
  const creation = readLibraryCreation(new JsonRequestBody({ name: 'A', root: `${folder}/` }))
  expect(creation.root).toBe(folder)
  const library = addLibrary(world, creation)
  const edited = readLibraryUpdate(new JsonRequestBody({ root: `${folder}//` }), library)
  expect([edited.root, needsRescan(library, edited)]).toEqual([folder, false])
  const sibling = readLibraryCreation(
    new JsonRequestBody({ name: 'B', root: `${folder}/../${folder.split('/').at(-1)}` }),
  )
  expect(() => validateLibrary(world, sibling)).toThrow(/is a child of existing library A/)
})
