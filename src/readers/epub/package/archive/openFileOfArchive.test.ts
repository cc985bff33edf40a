import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { expect } from 'vitest'
import { fc, test } from '../../../../../tests/harness/propertyTest'
import { openFileOfArchive } from './openFileOfArchive'

const blobOf = (bytes: Uint8Array) => new Blob([Uint8Array.from(bytes)])

async function read(archive: Uint8Array, path: string): Promise<Uint8Array | undefined> {
  const stream = await openFileOfArchive(blobOf(archive), path)
  return stream && new Uint8Array(await new Response(stream).arrayBuffer())
}

const arbitraryFiles = fc.dictionary(fc.stringMatching(/^[a-z%;é日]{1,8}$/), fc.uint8Array({ maxLength: 2_000 }), {
  minKeys: 1,
  maxKeys: 5,
  noNullPrototype: true,
})

test.prop([arbitraryFiles, fc.constantFrom(0, 6), fc.string({ maxLength: 30 })])(
  'returns the bytes of each file, and nothing for other paths',
  async (files, level, comment) => {
    const archive = zipSync(files, { level: level as 0 | 6, comment })
    for (const [path, bytes] of Object.entries(files)) expect(await read(archive, path)).toEqual(bytes)
    expect(await read(archive, 'other')).toBeUndefined()
  },
)

test('reads a file of an archive that was written as a stream', async () => {
  const chunks: number[] = []
  const zip = new Zip((_, chunk) => chunks.push(...chunk))
  const file = new ZipDeflate('a;b')
  zip.add(file)
  file.push(strToU8('text '.repeat(100)), true)
  zip.end()
  expect(await read(Uint8Array.from(chunks), 'a;b')).toEqual(strToU8('text '.repeat(100)))
})

test('reads names as UTF-8, also without the flag for UTF-8', async () => {
  const archive = zipSync({ 'é%': strToU8('text') })
  for (const [signature, flagsAt] of [
    [0x0403_4b50, 6],
    [0x0201_4b50, 8],
  ] as const) {
    const view = new DataView(archive.buffer)
    for (let at = 0; at < archive.length - 10; at++)
      if (view.getUint32(at, true) === signature) view.setUint16(at + flagsAt, 0, true)
  }
  expect(await read(archive, 'é%')).toEqual(strToU8('text'))
})

test.prop([fc.uint8Array({ maxLength: 200 }), fc.nat(), fc.nat(255)])(
  'fails or returns nothing for damaged archives, and ends in all cases',
  async (noise, position, byte) => {
    const archive = zipSync({ a: noise })
    archive[position % archive.length] = byte
    await read(archive, 'a').catch(() => {})
    await read(noise, 'a').catch(() => {})
    await read(archive.subarray(position % archive.length), 'a').catch(() => {})
  },
)
