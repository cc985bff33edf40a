import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { JsonBody } from '../../http/jsonBody'
import { addLibrary } from '../../scanner/addLibrary'
import { World } from '../../world/world'
import { needsRescan, readLibraryCreation, readLibraryUpdate, validateLibrary } from './libraryOptions'

const folder = mkdtempSync(join(tmpdir(), 'longbox-options-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('treats a folder with a trailing slash as the same folder', () => {
  const world = new World()
  const creation = readLibraryCreation(new JsonBody({ name: 'A', root: `${folder}/` }))
  expect(creation.root).toBe(folder)
  const library = addLibrary(world, creation)
  const edited = readLibraryUpdate(new JsonBody({ root: `${folder}//` }), library)
  expect([edited.root, needsRescan(library, edited)]).toEqual([folder, false])
  const sibling = readLibraryCreation(new JsonBody({ name: 'B', root: `${folder}/../${folder.split('/').at(-1)}` }))
  expect(() => validateLibrary(world, sibling)).toThrow(/is a child of existing library A/)
})
