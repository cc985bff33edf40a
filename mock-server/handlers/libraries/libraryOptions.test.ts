import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Body } from '../../http/body'
import { addLibrary } from '../../scanner/addLibrary'
import { World } from '../../world/world'
import { checkLibrary, needsScan, readCreation, readUpdate } from './libraryOptions'

const folder = mkdtempSync(join(tmpdir(), 'longbox-options-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('treats a folder with a trailing slash as the same folder', () => {
  const world = new World()
  const made = readCreation(new Body({ name: 'A', root: `${folder}/` }))
  expect(made.root).toBe(folder)
  const library = addLibrary(world, made)
  const edited = readUpdate(new Body({ root: `${folder}//` }), library)
  expect([edited.root, needsScan(library, edited)]).toEqual([folder, false])
  const beside = readCreation(new Body({ name: 'B', root: `${folder}/../${folder.split('/').at(-1)}` }))
  expect(() => checkLibrary(world, beside)).toThrow(/is a child of existing library A/)
})
