import { expect, test } from 'vitest'
import { createPdf } from '../../../../tests/harness/content/createPdf'
import { openPdf } from '../../../../tests/harness/content/openPdf'
import { readPdfPage } from './readPdfPage'

test('reads text in reading order and with normal characters', async () => {
  const pdf = createPdf([{ lines: [{ text: '⽇本語の⾒出し', x: 60, y: 400 }] }])
  const { items } = await openPdf(pdf, readPdfPage)
  expect(items.map(({ str }) => str).join('')).toBe('日本語の見出し')
})
