import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Adds `Promise.withResolvers`. pdf.js calls this function, but Node 20 does not contain it.
if (!('withResolvers' in Promise))
  Object.assign(Promise, {
    withResolvers: () => {
      const functions: unknown[] = []
      const promise = new Promise((...both) => functions.push(...both))
      return { promise, resolve: functions[0], reject: functions[1] }
    },
  })

/**
 * Opens a PDF with pdf.js in the current thread and passes the document to `read`. Afterwards, closes the document.
 * @throws the error of pdf.js or of `read`
 */
export async function openPdf<T>(bytes: Uint8Array, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, useWasm: false, disableFontFace: true })
  try {
    return await read(await loading.promise)
  } finally {
    await loading.destroy()
  }
}
