import { expect, test } from 'vitest'
import { createSilentWavFile } from './connectMediaSession'

test('the silent audio is a WAV file of the requested length with samples of value zero', async () => {
  const file = createSilentWavFile(2)
  expect(file.type).toBe('audio/wav')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const textAt = (offset: number) => String.fromCharCode(...bytes.slice(offset, offset + 4))
  expect([0, 8, 12, 36].map(textAt)).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  const view = new DataView(bytes.buffer)
  expect(view.getUint32(4, true)).toBe(bytes.length - 8)
  expect(view.getUint32(40, true)).toBe(bytes.length - 44)
  const bytesPerSecond = view.getUint32(28, true)
  expect(bytes.length - 44).toBe(2 * bytesPerSecond)
  // In 8-bit WAV files, samples are unsigned. The value of silence is therefore 128.
  expect(view.getUint16(34, true)).toBe(8)
  expect(bytes.slice(44).every(sample => sample === 128)).toBe(true)
})
