import { expect, test } from 'vitest'
import { fc, test as property } from '../../../tests/harness/propertyTest'
import { hashXxh3, hashXxh3Stream } from './hashXxh3'

const countingBytes = (length: number) => Buffer.from(Array.from({ length }, (_, i) => i & 0xff))

test.each([
  [0, '99aa06d3014798d86001c324468d497f'],
  [1, 'a6cd5e9392000f6ac44bdff4074eecdb'],
  [3, 'e3b55f57945a17cf5f4299fc161c9cbb'],
  [4, 'eb70bf5fc779e9e6a6111d53e80a3db5'],
  [8, 'e1e4432a62217fe4cfd50c61c8bb98c1'],
  [9, '16c769d83e4aebce907931979dca3746'],
  [16, '72950631827607e2842812cc870dcae2'],
  [17, '685bc458b37d057fc06e233df7729217'],
  [32, '25e7c9b3424ceed2457d9566b6fcd697'],
  [33, '02175c3aabb00637e08d84951339de86'],
  [64, '9c6e140a465545e590c1971ddb04ce74'],
  [65, 'ebedf05eeadc28f11aee64a1615de88f'],
  [96, 'c57556e9ccb97efa6e53ab55b4f5558b'],
  [97, '9b09227e063da5a25b3284a61f91e97d'],
  [128, '14792fc3af88dc6c05321a0b64d67b41'],
  [129, 'dd5e74ac6b45f54ebc30b63382b09a3b'],
  [160, '4e95c1cd6dc7bb85c67fcd13c31b09f4'],
  [161, '90805aa22c17b7a036ade0cea58f8377'],
  [240, '65b5be86da5540e7c92b68e16f83bbb6'],
  [241, '1da1cb61bcb8a2a102e8cd95421c6d02'],
  [1024, '83885e853bb6640ca870f92984398d22'],
  [1025, 'e1e508f110763b4678c86e91ee939852'],
  [1087, 'ac1ee4283117d7d61005d1f576f1fa5d'],
  [1088, '03ecd3dcac9049e9280d4e7cb6579eb6'],
  [1089, 'cf5af7c44728c2d842f8401c93f322b4'],
  [5000, '7a681524919c28221b74bda2c82a8c7a'],
])('hashes %i bytes', async (length, expected) => {
  expect(await hashXxh3(countingBytes(length))).toBe(expected)
})

property.prop([fc.uint8Array({ maxLength: 3000 }), fc.array(fc.nat(3000), { maxLength: 4 })])(
  'gives the same hash for data in parts and for the whole data',
  async (data, cuts) => {
    const cutOffsets = [0, ...cuts.map(cut => Math.min(cut, data.length)).sort((a, b) => a - b), data.length]
    const parts = cutOffsets.slice(1).map((end, i) => data.subarray(cutOffsets[i], end))
    expect(await hashXxh3Stream(partsOf(parts))).toBe(await hashXxh3(data))
  },
)

test('hashes several files at the same time', async () => {
  const [one, two] = [countingBytes(5000), countingBytes(1089)]
  const halves = (data: Buffer) => partsOf([data.subarray(0, 1000), data.subarray(1000)])
  expect(await Promise.all([hashXxh3Stream(halves(one)), hashXxh3Stream(halves(two))])).toEqual([
    await hashXxh3(one),
    await hashXxh3(two),
  ])
})

async function* partsOf(parts: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    await Promise.resolve()
    yield part
  }
}
