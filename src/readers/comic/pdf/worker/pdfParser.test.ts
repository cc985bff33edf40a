import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PdfParser, PdfParserError } from './pdfParser'

const pdfjs = vi.hoisted(() => ({
  open: (() => Promise.resolve({})) as () => Promise<unknown>,
  options: [] as Record<string, unknown>[],
  destroyed: 0,
}))
vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => ({
  PDFWorker: class {
    destroy = () => {}
  },
  getDocument: (options: Record<string, unknown>) => {
    pdfjs.options.push(options)
    return {
      promise: pdfjs.open(),
      destroy: async () => {
        pdfjs.destroyed += 1
      },
    }
  },
}))

let ports: { terminate: ReturnType<typeof vi.fn>; onerror?: (event: unknown) => void }[]
const createParser = (timeoutMs = 20) =>
  new PdfParser(timeoutMs, () => {
    const port = { terminate: vi.fn() }
    ports.push(port)
    return port as unknown as Worker
  })
beforeEach(() => {
  ports = []
  Object.assign(pdfjs, { open: () => Promise.resolve({}), options: [], destroyed: 0 })
})
afterEach(() => vi.useRealTimers())

const bytes = new ArrayBuffer(1)
const hang = () => new Promise<never>(() => {})

test('reads PDFs one after the other in one worker, and closes each PDF', async () => {
  const parser = createParser(60_000)
  const order: string[] = []
  const read = (name: string) => async () => {
    order.push(`${name} begins`)
    await Promise.resolve()
    order.push(`${name} ends`)
    return name
  }
  expect(await Promise.all([parser.parse(bytes, read('a')), parser.parse(bytes, read('b'))])).toEqual(['a', 'b'])
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(ports).toHaveLength(1)
  expect(pdfjs.destroyed).toBe(2)
})

test('ends the worker of a PDF that takes too long, and reads the next PDF in another worker', async () => {
  const parser = createParser()
  await expect(parser.parse(bytes, hang)).rejects.toThrow(PdfParserError)
  expect(ports[0]?.terminate).toHaveBeenCalled()
  expect(await parser.parse(bytes, async () => 'next')).toBe('next')
  expect(ports).toHaveLength(2)
})

test('a stop rejects the running and the queued PDFs immediately, and no worker starts afterwards', async () => {
  const parser = createParser(60_000)
  const jobs = Promise.allSettled([parser.parse(bytes, hang), parser.parse(bytes, async () => 'queued')])
  await vi.waitFor(() => expect(ports).toHaveLength(1))
  parser.stop()
  const stopped = { status: 'rejected', reason: new PdfParserError('stopped') }
  expect(await jobs).toEqual([stopped, stopped])
  await expect(parser.parse(bytes, async () => 'later')).rejects.toThrow('stopped')
  expect(ports).toHaveLength(1)
  expect(ports[0]?.terminate).toHaveBeenCalled()
})

test('rejects a PDF when its worker fails to start', async () => {
  const parser = createParser(60_000)
  const parsing = parser.parse(bytes, hang)
  await vi.waitFor(() => expect(ports[0]?.onerror).toBeDefined())
  ports[0]?.onerror?.({ preventDefault: () => {}, message: 'no worker' })
  await expect(parsing).rejects.toThrow('no worker')
})

test('continues with the same worker after a PDF that cannot be opened', async () => {
  const parser = createParser(60_000)
  pdfjs.open = () => Promise.reject(new Error('broken'))
  await expect(parser.parse(bytes, async () => 'read')).rejects.toThrow('broken')
  pdfjs.open = () => Promise.resolve({})
  expect(await parser.parse(bytes, async () => 'read')).toBe('read')
  expect(ports).toHaveLength(1)
})

test('configures pdf.js to fetch no files itself', async () => {
  await createParser(60_000).parse(bytes, async () => {})
  expect(pdfjs.options[0]).toMatchObject({ useWorkerFetch: false, useWasm: false, disableFontFace: true })
  expect(pdfjs.options[0]).not.toHaveProperty('url')
})
