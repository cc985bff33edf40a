import './restrictWorkerGlobals'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
