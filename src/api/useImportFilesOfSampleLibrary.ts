import { useMemo } from 'react'
import { useGetGlobalClientSettings } from '../generated/client-settings/client-settings.hooks'

/** Files of the sample library. Users can try the import with these files. */
export type SampleImportFiles = {
  folder: string
  listFiles: readonly File[]
}

/**
 * Key of the client setting that describes the import files of the sample library. Only servers with the sample library
 * have this setting.
 */
const SAMPLE_IMPORT_SETTING_KEY = 'longbox.sample.import'

/** Returns the import files of the sample library. Returns undefined for other libraries. */
export function useImportFilesOfSampleLibrary(): SampleImportFiles | undefined {
  const { data } = useGetGlobalClientSettings({ query: { meta: { shownBy: 'none' } } })
  const value = data?.[SAMPLE_IMPORT_SETTING_KEY]?.value
  return useMemo(() => (value === undefined ? undefined : parseSampleImport(value)), [value])
}

function parseSampleImport(value: string): SampleImportFiles | undefined {
  try {
    const { folder, lists }: { folder: string; lists: { name: string; text: string }[] } = JSON.parse(value)
    return { folder, listFiles: lists.map(({ name, text }) => new File([text], name, { type: 'application/xml' })) }
  } catch {
    return undefined
  }
}
