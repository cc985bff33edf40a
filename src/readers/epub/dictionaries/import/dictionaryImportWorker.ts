import { storeDictionary } from '../../../../preferences/databases/dictionaryStore'
import { dictionaryLimits } from '../dictionaryLimits'
import { DictionaryImportError } from './dictionaryImportError'
import type { DictionaryImportWorkerMessage } from './dictionaryImportQueue'
import { readDictionaryFiles } from './readDictionaryFiles'
import { splitDictionaryIntoBlocks } from './splitDictionaryIntoBlocks'

const postToPage = (message: DictionaryImportWorkerMessage): void => postMessage(message)

async function importDictionary(files: readonly File[]): Promise<void> {
  const tooLarge = files.find(({ size }) => size > dictionaryLimits.maxFileBytes)
  if (tooLarge) throw new DictionaryImportError('tooLarge', tooLarge.name)
  const dictionaryFiles = await Promise.all(
    files.map(async file => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
  )
  const { words, entry, ...summary } = readDictionaryFiles(dictionaryFiles)
  postToPage({ kind: 'share', share: 0 })
  await storeDictionary(summary, splitDictionaryIntoBlocks({ ...summary, words, entry }), entries =>
    postToPage({ kind: 'share', share: entries / words.length }),
  )
}

addEventListener('message', async ({ data }: MessageEvent<readonly File[]>) => {
  try {
    await importDictionary(data)
    postToPage({ kind: 'stored' })
  } catch (failure) {
    postToPage({ kind: 'failed', ...rejectionOf(failure) })
  }
})

function rejectionOf(failure: unknown) {
  if (failure instanceof DictionaryImportError) return { reason: failure.reason, file: failure.file }
  const name = failure instanceof Error || failure instanceof DOMException ? failure.name : ''
  if (name === 'QuotaExceededError') return { reason: 'noRoom' as const, file: '' }
  // Browsers throw a RangeError if an array does not fit into the memory of the tab.
  if (name === 'RangeError') return { reason: 'tooLarge' as const, file: '' }
  return { reason: 'refused' as const, file: '' }
}
