import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PdfCharacterMapLoader } from './pdfCharacterMapLoader'

/** Error if the PDF worker needs too long to read a PDF, fails, or is stopped. */
export class PdfParserError extends Error {}

interface RunningWorker {
  readonly port: Worker
  readonly pdfWorker: PDFWorker
}

const startWorker = () => new Worker(new URL('./pdfWorker.ts', import.meta.url), { type: 'module', name: 'pdf' })

/**
 * Reads PDFs with pdf.js in a worker. Reads only a single PDF at a time. If a PDF takes too long, ends the worker. The
 * next PDF then starts a new worker.
 */
export class PdfParser {
  private running: RunningWorker | undefined
  private lastJob: Promise<unknown> = Promise.resolve()
  private isStopped = false
  private failRunning: ((error: PdfParserError) => void) | undefined
  private readonly createPort: () => Worker
  private readonly timeoutMs: number

  /**
   * Creates a parser. The first PDF starts the worker.
   * @param timeoutMs maximum time for a PDF, in milliseconds
   */
  constructor(timeoutMs: number, createPort = startWorker) {
    this.timeoutMs = timeoutMs
    this.createPort = createPort
  }

  /**
   * Opens a PDF, passes the open PDF to `read`, and closes the PDF. Returns the result of `read`.
   * @throws PdfParserError if the PDF takes longer than `timeoutMs`, if the worker fails, or after a call of `stop`;
   *   errors of pdf.js and of `read`
   */
  parse<T>(bytes: ArrayBuffer, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
    const job = this.lastJob.then(() => this.runWithTimeout(bytes, read))
    this.lastJob = job.catch(() => {})
    return job
  }

  /** Ends the worker. The current call of `parse` and all later calls reject. */
  stop(): void {
    this.isStopped = true
    this.failRunning?.(new PdfParserError('stopped'))
    this.endWorker()
  }

  private endWorker(): void {
    this.running?.pdfWorker.destroy()
    this.running?.port.terminate()
    this.running = undefined
  }

  private async runWithTimeout<T>(bytes: ArrayBuffer, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
    if (this.isStopped) throw new PdfParserError('stopped')
    const { port, pdfWorker } = this.worker()
    let timer: ReturnType<typeof setTimeout> | undefined
    const failure = new Promise<never>((_, reject) => {
      this.failRunning = reject
      timer = setTimeout(() => reject(new PdfParserError('timeout')), this.timeoutMs)
      port.onerror = event => {
        event.preventDefault()
        reject(new PdfParserError(event.message))
      }
    })
    const loading = getDocument({
      data: bytes,
      worker: pdfWorker,
      verbosity: 0,
      useWorkerFetch: false,
      useWasm: false,
      useSystemFonts: false,
      disableFontFace: true,
      isOffscreenCanvasSupported: false,
      isImageDecoderSupported: false,
      BinaryDataFactory: PdfCharacterMapLoader,
    })
    try {
      const result = await Promise.race([loading.promise.then(read), failure])
      await Promise.race([loading.destroy(), failure])
      return result
    } catch (error) {
      if (error instanceof PdfParserError) this.endWorker()
      else void loading.destroy()
      throw error
    } finally {
      clearTimeout(timer)
      this.failRunning = undefined
    }
  }

  private worker(): RunningWorker {
    if (!this.running) {
      const port = this.createPort()
      this.running = { port, pdfWorker: new PDFWorker({ port: port as unknown as null, verbosity: 0 }) }
    }
    return this.running
  }
}
